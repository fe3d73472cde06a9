# Die Karten, Anführer und Begriffe von Skirmish: ein Titel, dann die Sätze.

## Aktionen

card-assassinate = Attentat
card-assassinate-1 = Töte eine gegnerische Einheit mit Stärke 5 oder mehr.

card-brawl = Schlägerei
card-brawl-1 = Eine deiner Einheiten kämpft gegen die Einheit gegenüber.

card-energize = Kraftschub
card-energize-1 = Eine deiner Einheiten bekommt +3.

card-fireball = Feuerball
card-fireball-1 = Die Einheit auf einem Feld und alle Einheiten in seiner Nähe erleiden 2 Schaden; das Feld darf leer sein.

card-repositioning = Umgruppierung
card-repositioning-1 = Bewege eine deiner Einheiten auf ein nahes Feld deiner Seite oder tausche sie mit der Einheit dort.

card-seed = Saat
card-seed-1 = Eines deiner Felder und die nahen Felder deiner Seite bekommen je +1.

card-spike = Stachel
card-spike-1 = Eine beliebige Einheit erleidet 1 Schaden.

card-strike = Schlag
card-strike-1 = Eine beliebige Einheit erleidet 3 Schaden.

card-unsummon = Rückruf
card-unsummon-1 = Eine beliebige Einheit kehrt auf die Hand ihres Besitzers zurück.

## Einheiten des aktuellen Satzes und Karten für Tests

card-acolyte-of-spring = Frühlingsakolyth
card-acolyte-of-spring-1 = Aufstellen und Zugbeginn: eigenes Feld +1.

card-courageous-cadet = Mutiger Kadett
card-courageous-cadet-1 = Wenn eine nahe verbündete Einheit aufgestellt wird: Diese und jene Einheit bekommen +3.

card-friendly-fortifier = Freundlicher Festungsbauer
card-friendly-fortifier-1 = Modular.
card-friendly-fortifier-2 = Aufstellen: Schild +3 auf sich selbst.

card-grid-disruptor = Netzstörer
card-grid-disruptor-1 = Aufstellen: Wähle eine nahe Einheit, die kein Hacker ist; schicke sie zurück.

card-impound-grappler = Beschlagnahmer
card-impound-grappler-1 = Aufstellen: Ist das Feld gegenüber leer, wähle eine nahe gegnerische Einheit; bewege sie dorthin.

card-lone-jackal = Einsamer Schakal
card-lone-jackal-1 = Aufstellen: Wähle eine nahe Einheit; sie erleidet 2 Schaden.

card-loyalty-weaver = Treueweber
card-loyalty-weaver-1 = Einmal aktivieren: Wähle eine nahe gegnerische Einheit mit Stärke 6 oder mehr; tausche die Plätze und damit die Seiten.

card-matrix-attendent = Matrixwärter
card-matrix-attendent-1 = Wenn du eine Aktion spielst: eigenes Feld +2.

card-mirrage-maker = Trugbildner
card-mirrage-maker-1 = Aufstellen: Steht gegenüber eine Einheit, wird seine Stärke gleich deren Stärke.

card-oasis-chaser = Oasenjäger
card-oasis-chaser-1 = Einmal pro Zug aktivieren: Wähle ein leeres nahes Feld seiner Seite; er bewegt sich dorthin.

card-peace-enforcer = Friedenshüter
card-peace-enforcer-1 = Aufstellen: Schild +2 auf sich selbst.

card-scrap-collector = Schrottsammler
card-scrap-collector-1 = Wenn eine nahe Einheit stirbt: +2.

card-seed-spreader = Saatstreuer
card-seed-spreader-1 = Tod: nahe Felder seiner Seite je +2.

card-shock-bandit = Schockbandit
card-shock-bandit-1 = Aufstellen und Zugbeginn: 1 Schaden an jeder nahen gegnerischen Einheit.

card-squad-leader = Truppführer
card-squad-leader-1 = Aufstellen: Nahe verbündete Soldaten bekommen Schild +2; dann kämpft jede nahe verbündete Einheit gegen die Einheit gegenüber, eine nach der anderen.

card-unstable-core = Instabiler Kern
card-unstable-core-1 = Modular.
card-unstable-core-2 = Zugbeginn: 3 Schaden an sich selbst und jeder nahen Einheit.

card-waste-spiller = Müllkipper
card-waste-spiller-1 = Wenn eine nahe gegnerische Einheit auf einem Feld mit negativem Modifikator stirbt: dieses Feld -1.
card-waste-spiller-2 = Aufstellen: Wähle ein nahes gegnerisches Feld, leer oder nicht; -2.

card-test-dummy = Testpuppe
card-test-dummy-1 = Keine Fähigkeit.

card-test-dummy-enforcer = Vollstreckertestpuppe
card-test-dummy-enforcer-1 = Keine Fähigkeit.

card-test-looper = Testschleife
card-test-looper-1 = Immer wenn sie Stärke bekommt: +1.

## Einheiten, die für den aktuellen Satz entworfen wurden

card-evertree = Ewigbaum
card-evertree-1 = Dauerhaft: bleibt auf dem Brett, wenn ein Scharmützel endet.

card-infinite-replicator = Endloser Replikator
card-infinite-replicator-1 = Einmal aktivieren: Wähle ein leeres nahes Feld seiner Seite; stelle dort eine frische Kopie auf.

card-mirror-image = Spiegelbild
card-mirror-image-1 = Modular.
card-mirror-image-2 = Projiziert seine innere Stärke auf das Feld rechts von ihm.

card-noble-defender = Edler Verteidiger
card-noble-defender-1 = Umlenken: erleidet den Schaden, der nahen verbündeten Einheiten zugefügt wird.

card-nulloperative = Null-Agent
card-nulloperative-1 = Infiltrieren.
card-nulloperative-2 = Nahe gegnerische Einheiten haben +1.

card-polarity-jester = Polaritätsnarr
card-polarity-jester-1 = Umkehren auf seinem Gelände und den beiden Nachbarn: Dort kontrolliert die geringere Stärke.

card-reflex-daemon = Reflexdämon
card-reflex-daemon-1 = Projiziert auf jedes nahe Feld seiner Seite die innere Stärke der Einheit, die diesem Feld gegenübersteht.

card-storage-servant = Lagerdiener
card-storage-servant-1 = Tod: Erschaffe eine zufällige Aktionskarte auf deiner Hand.

card-system-router = Systemrouter
card-system-router-1 = Projiziert 3 auf das mittlere Feld seiner Seite.

card-vampiric-marauder = Vampirmarodeur
card-vampiric-marauder-1 = Wenn eine nahe Einheit Stärke verliert: bekommt ebenso viel.
card-vampiric-marauder-2 = Einmal pro Zug aktivieren: Wähle eine nahe verbündete Einheit; sie erleidet 2 Schaden.

card-void-administrator = Leerenverwalter
card-void-administrator-1 = Aufstellen: Wähle eine nahe Einheit; annulliere sie.

## der ältere Katalog und sein Token

card-acolyte = Akolyth
card-acolyte-1 = Verschlungen: Die verschlingende Einheit bekommt +3.

card-apprentice = Lehrling
card-apprentice-1 = Verschlingen: Ziehe eine Karte.

card-archer = Bogenschütze
card-archer-1 = Aufstellen: Wähle eine nahe gegnerische Einheit; sie erleidet 2 Schaden.

card-bard = Barde
card-bard-1 = Zugbeginn: Nahe verbündete Einheiten bekommen +1.

card-champion = Champion
card-champion-1 = Keine Fähigkeit.

card-dragon = Drache
card-dragon-1 = Muss verschlingen: darf nur auf eine verbündete Einheit aufgestellt werden.

card-engineer = Ingenieur
card-engineer-1 = Zugbeginn: eigenes Feld +1.

card-ghoul = Ghul
card-ghoul-1 = Wenn eine nahe Einheit stirbt: +2.

card-hunter = Jäger
card-hunter-1 = Aufstellen: Wähle eine nahe verwundete gegnerische Einheit; töte sie.

card-knight = Ritter
card-knight-1 = Aufstellen: Du darfst ein leeres nahes Feld deiner Seite wählen; stelle dort einen Knappen auf.

card-mimic = Mimik
card-mimic-1 = Aufstellen: Steht gegenüber eine Einheit, wird ihre Stärke gleich deren Stärke.

card-necromancer = Totenbeschwörer
card-necromancer-1 = Einmal aktivieren: Du darfst eine Einheit mit aufgedruckter Stärke 3 oder weniger in deinem Friedhof wählen, dann ein leeres Feld von dir; stelle sie dort auf.

card-noble = Adliger
card-noble-1 = Erobern: ein Punkt mehr, wenn er sein Gelände kontrolliert.

card-priest = Priester
card-priest-1 = Aufstellen: Wähle ein nahes Feld einer der beiden Seiten; läutere es.

card-ranger = Waldläufer
card-ranger-1 = Einmal pro Zug aktivieren: Wähle ein nahes Feld seiner Seite; er bewegt sich dorthin oder tauscht.

card-rogue = Schurke
card-rogue-1 = Umkehren auf seinem Gelände: Dort kontrolliert die geringere Stärke.

card-rookie = Rekrut
card-rookie-1 = Einmal aktivieren, nach zwei Zügen: Wähle ein nahes Feld seiner Seite; dieses und sein eigenes Feld bekommen +2.

card-roots = Wurzeln
card-roots-1 = Tod: Ihr Feld bekommt so viel, wie aufgedruckte Stärke und Buffs zusammen waren.

card-scout = Späher
card-scout-1 = Aufstellen: Ziehe eine Karte.

card-sentinel = Wächter
card-sentinel-1 = Wächter: Auf das Feld gegenüber kann nichts aufgestellt werden.

card-turret = Geschützturm
card-turret-1 = Zugbeginn: 1 Schaden an der Einheit gegenüber.

card-vampire = Vampir
card-vampire-1 = Jedes Mal, wenn eine nahe Einheit Schaden erleidet: bekommt ebenso viel.
card-vampire-2 = Einmal aktivieren: Wähle eine nahe Einheit; sie erleidet 2 Schaden.

card-veteran = Veteran
card-veteran-1 = Keine Fähigkeit.

card-warlock = Hexenmeister
card-warlock-1 = Verschlingen: Wähle eine nahe gegnerische Einheit; sie erleidet so viel Schaden, wie die verschlungene Einheit Stärke hatte.

card-wizard = Zauberer
card-wizard-1 = Wenn du eine Aktion spielst: eigenes Feld +2.

card-squire = Knappe
card-squire-1 = Keine Fähigkeit: ein Token.

## Einheiten der Fassungen dazwischen

card-arms-peddler = Waffenhändler
card-arms-peddler-1 = Dominant: Erschaffe zwei Karten Stachel auf deiner Hand.

card-berserker = Berserker
card-berserker-1 = Zugbeginn: heilt sich vollständig.
card-berserker-2 = Wenn er geheilt wird: bekommt so viel, wie geheilt wurde.

card-ninja = Ninja
card-ninja-1 = Wenn eine nahe gegnerische Einheit aufgestellt wird: eigenes Feld +1, dann Bewegung auf ein zufälliges anderes leeres Feld seiner Seite.

card-thief = Dieb
card-thief-1 = Aufstellen: Wähle ein nahes Feld einer der beiden Seiten mit positivem Modifikator; der wird 0, und das eigene Feld bekommt den Betrag.

card-underdog = Außenseiter
card-underdog-1 = Wenn in einem Zug zum ersten Mal eine nahe verbündete Einheit aufgestellt wird: Diese und jene Einheit bekommen +3.

card-vicious = Wüterich
card-vicious-1 = Dominant: +3.

card-warrior = Krieger
card-warrior-1 = Aufstellen: Schild +2 auf sich selbst.

card-zombie = Zombie
card-zombie-1 = Verschlingen: +3.

## weitere Entwürfe

card-hound-guard = Hundewache
card-hound-guard-1 = Keine Fähigkeit.

card-royal-houndsman = Königlicher Hundeführer
card-royal-houndsman-1 = Aufstellen: Schild +4 auf sich selbst.

card-general-pug = General Mops
card-general-pug-1 = Aufstellen: Nahe verbündete Einheiten bekommen Schild +1 und kämpfen dann eine nach der anderen gegen die Einheit gegenüber.

card-pig-farmer = Schweinebauer
card-pig-farmer-1 = Aufstellen: Wähle eine nahe verbündete Einheit; sie bekommt +2.

card-drill-sargent = Ausbilder
card-drill-sargent-1 = Zugbeginn: Nahe verbündete Einheiten bekommen +1 und Schild +1.

card-potion-merchant = Trankhändler
card-potion-merchant-1 = Dominant: Erschaffe eine Karte Stachel auf deiner Hand.

card-crazed-berserker = Irrer Berserker
card-crazed-berserker-1 = Zugbeginn: heilt sich vollständig.
card-crazed-berserker-2 = Wenn er geheilt wird: bekommt so viel, wie geheilt wurde.

card-hopeless-apprentice = Hoffnungsloser Lehrling
card-hopeless-apprentice-1 = Tod: Erschaffe eine zufällige Aktionskarte auf deiner Hand.

card-martyr = Märtyrer
card-martyr-1 = Tod: Nahe verbündete Einheiten bekommen +2.

card-bouncer = Rausschmeißer
card-bouncer-1 = Aufstellen: Wähle eine nahe Einheit; schicke sie zurück.
card-bouncer-2 = War sie verbündet, wirf eine Karte ab.

card-paladin = Paladin
card-paladin-1 = Aufstellen: Nahe verbündete Einheiten bekommen Schild +1.

card-mystic = Mystiker
card-mystic-1 = Aufstellen: Entweder ziehst du 2 Karten, oder er bekommt +2.
card-mystic-option-1 = 2 Karten ziehen
card-mystic-option-2 = Mystiker bekommt +2

card-commander = Kommandant
card-commander-1 = Hat +3, solange er zwei nahe verbündete Einheiten hat.

card-captain = Hauptmann
card-captain-1 = Die verbündete Einheit rechts von ihm hat +2.

card-network-hub = Netzwerkknoten
card-network-hub-1 = Die verbündete Einheit rechts von ihm projiziert ihre innere Stärke auf das mittlere Feld ihrer Seite.

card-nano-mother = Nano-Mutter
card-nano-mother-1 = Einheiten auf deiner Hand haben Modular.

card-fortify = Befestigung
card-fortify-1 = Eines deiner Felder wird befestigt: Einheiten, die du hier aufstellst, bekommen +2.

## Anführer

leader-rookie = Rekrut
leader-rookie-1 = Keine Fähigkeit.

leader-sage = Weiser
leader-sage-1 = Ziehe eine Karte.

leader-warlord = Kriegsherr
leader-warlord-1 = Eine gegnerische Einheit deiner Wahl erleidet 1 Schaden.

leader-aggressive = Angreifer
leader-aggressive-1 = Eine gegnerische Einheit deiner Wahl erleidet 2 Schaden.

leader-tactical = Taktiker
leader-tactical-1 = Wähle eine beliebige Einheit mit einem leeren nahen Feld auf ihrer eigenen Seite und bewege sie dorthin.

leader-control = Kontrolleur
leader-control-1 = Wähle ein beliebiges Feld, dessen Modifikator nicht 0 ist: Er wird 0.

leader-defensive = Verteidiger
leader-defensive-1 = Deine Einheiten mit Schild haben +1 Stärke.

leader-value = Verwerter
leader-value-1 = Immer wenn eine deiner Einheiten eine Einheit verschlingt, ziehe eine Karte.

## Begriffe auf Karten

keyword-deploy = Aufstellen
keyword-deploy-1 = Geschieht, wenn diese Einheit aufs Brett kommt: gespielt, erschaffen oder wiederbelebt.

keyword-death = Tod
keyword-death-1 = Geschieht, wenn diese Einheit stirbt, egal woran, auch wenn sie verschlungen wird. Das Brett am Ende eines Scharmützels zu verlassen ist kein Tod.

keyword-consume = Verschlingen
keyword-consume-1 = Darf auf eine eigene Einheit gespielt werden, die dabei stirbt. Was hinter „Verschlingen:“ steht, geschieht dann.

keyword-must-consume = Muss verschlingen
keyword-must-consume-1 = Darf nur auf eine eigene Einheit gespielt werden, die dabei stirbt.

keyword-modular = Modular
keyword-modular-1 = Darf auf eine eigene Einheit gespielt werden, die dabei stirbt: dasselbe wie Verschlingen.

keyword-consumed = Verschlungen
keyword-consumed-1 = Geschieht, wenn eine andere Einheit diese verschlingt, nach ihren Todesfähigkeiten.

keyword-activate = Aktivieren
keyword-activate-1 = Eine schnelle Aktion für die Seite, die die Einheit kontrolliert, sobald ein Zug dieser Seite begonnen hat. Einmal pro Zug: erneut nach jedem Zugbeginn dieser Seite. Einmal: eine Nutzung, solange die Einheit auf dem Brett ist. Es muss etwas geben, worauf sie wirken kann.

keyword-conquer = Erobern
keyword-conquer-1 = Ein Punkt mehr, wenn diese Einheit bei der Wertung des Scharmützels ihr Gelände kontrolliert.

keyword-dominant = Dominant
keyword-dominant-1 = Einmal je Aufenthalt auf dem Brett, bei einem eigenen Zugbeginn, wenn die Einheit dann ihr Gelände kontrolliert und es noch tut, wenn die Fähigkeit ausgeführt wird.

keyword-shield = Schild
keyword-shield-1 = Fängt Schaden vor der Einheit ab und schrumpft dabei. Er ist keine Stärke. Was er ganz abfängt, ist kein Schaden an der Einheit; gegen Töten hilft er nicht.

keyword-permanent = Dauerhaft
keyword-permanent-1 = Bleibt am Ende eines Scharmützels stehen, mit Feld, Schaden und Schild, aber ohne Buffs.

keyword-infiltrate = Infiltrieren
keyword-infiltrate-1 = Darf auch auf ein leeres Feld der Gegenseite gespielt werden, die die Einheit dann kontrolliert.

keyword-sentinel = Wächter
keyword-sentinel-1 = Sperrt das Feld gegenüber: Dort kann nichts aufgestellt, nur hinbewegt werden.

keyword-locked = Gesperrt
keyword-locked-1 = Ein Feld gegenüber einem Wächter: Dort kann nichts aufgestellt, nur hinbewegt oder getauscht werden.

keyword-redirect = Umlenken
keyword-redirect-1 = Schaden an nahen verbündeten Einheiten trifft stattdessen diese Einheit, nicht aber Schaden an einer anderen Einheit, die umlenkt. Von zweien erleidet ihn die weiter links.

keyword-invert = Umkehren
keyword-invert-1 = Wo beide Felder besetzt sind, kontrolliert die Einheit mit der geringeren Stärke das Gelände.

keyword-project = Projizieren
keyword-project-1 = Erhöht die Stärke der Einheit auf dem Feld, solange die Quelle da ist. Es zählt nur die innere Stärke, damit Projektionen sich nie gegenseitig verstärken.

keyword-inner-power = Innere Stärke
keyword-inner-power-1 = Stärke ohne das, was andere auf das Feld projizieren.

keyword-quick = Schnell
keyword-quick-1 = Verbraucht nicht die eine Karte des Zuges.

keyword-cleanse = Läutern
keyword-cleanse-1 = Der Modifikator des Feldes wird 0, und die Einheit darauf verliert ihre Buffs, gute wie schlechte.

keyword-nullify = Annullieren
keyword-nullify-1 = Die Einheit verliert alle Fähigkeiten und Schlüsselwörter, solange sie auf dem Brett ist. Die Zahlen bleiben.

keyword-bounce = Zurückschicken
keyword-bounce-1 = Zurück auf die Hand ihres Besitzers, ohne zu sterben; sie kommt frisch wieder.

keyword-heal = Heilen
keyword-heal-1 = Nimmt Schaden weg, nie mehr, als da ist.

keyword-move = Bewegen
keyword-move-1 = Auf ein leeres Feld; nichts geht verloren, und Aufstellen geschieht nicht noch einmal.

keyword-swap = Tauschen
keyword-swap-1 = Zwei Einheiten tauschen die Plätze. Wer auf die andere Seite kommt, wird von ihr kontrolliert.

keyword-fight = Kämpfen
keyword-fight-1 = Zwei Einheiten fügen einander gleichzeitig Schaden zu, jede so viel, wie sie Stärke hat.

keyword-close = Nah
keyword-close-1 = Das Feld gegenüber und beide Felder der benachbarten Gelände: fünf in der Mitte, drei am Rand. Nahe verbündete Einheiten stehen auf den Nachbarfeldern derselben Seite, nahe gegnerische gegenüber und daneben.

keyword-opposing = Gegenüber
keyword-opposing-1 = Auf der anderen Seite desselben Geländes.

keyword-ally = Verbündet
keyword-ally-1 = Eine andere Einheit, die dieselbe Seite kontrolliert. Andere Einheiten sind gegnerisch.

keyword-right = Rechts
keyword-right-1 = Das Feld derselben Seite auf dem nächsten Gelände nach rechts, T3 nach T2, für beide Seiten; nach T4 kommt keines.

keyword-middle = Mitte
keyword-middle-1 = Das Gelände T2.

keyword-wounded = Verwundet
keyword-wounded-1 = Hat Schaden erlitten, der nicht geheilt ist, egal wie groß die Stärke ist. Ein schlechtes Feld verwundet nicht.

keyword-power = Stärke
keyword-power-1 = Aufgedruckte Stärke, Buffs und Modifikator des Feldes, weniger der Schaden, und was andere Einheiten hinzufügen. Eine Einheit ohne Stärke stirbt.

keyword-buff = Buff
keyword-buff-1 = Stärke, die Effekte gegeben oder genommen haben; gilt, solange die Einheit da ist.

keyword-modifier = Modifikator
keyword-modifier-1 = Eine Zahl, die für die ganze Partie zu einem Feld gehört und für jede Einheit zählt, die dort steht.

keyword-fortified = Befestigt
keyword-fortified-1 = Eine Einheit, die die eigene Seite auf dieses Feld aufstellt, bekommt +2 für jedes Mal, das es befestigt wurde.

keyword-token = Token
keyword-token-1 = Eine Einheit, die Karten erschaffen; sie ist in keinem Deck.

keyword-command = Befehl
keyword-command-1 = Ein anderes Wort für eine Aktionskarte.

keyword-turn-start = Zugbeginn
keyword-turn-start-1 = Geschieht, wenn ein Zug der Seite beginnt, die die Einheit kontrolliert.

keyword-owner = Besitzer
keyword-owner-1 = Wer die Karte mitgebracht hat. Auf dessen Hand oder Friedhof kommt sie, wo sie auch stand.

keyword-controller = Kontrolle
keyword-controller-1 = Über eine Einheit: die Seite ihres Feldes. Über ein Gelände: die Seite, deren Einheit mehr Stärke hat oder allein dort steht.

keyword-pass = Passen
keyword-pass-1 = Beendet den Zug. Wer in dem Zug nichts getan hat, ist Fertig. Beim Letzten Wort beendet Passen das Scharmützel.

keyword-done = Fertig
keyword-done-1 = Raus aus diesem Scharmützel: keine Züge mehr, aber die Einheiten bleiben und behalten ihre Fähigkeiten. Wer passt, ohne im Zug etwas getan zu haben, ist Fertig.

keyword-last-say = Letztes Wort
keyword-last-say-1 = Wenn die andere Seite Fertig ist, darfst du in deinem Zug beliebig viele Karten spielen. Dein Passen beendet ihn und das Scharmützel.

keyword-conclude = Abschließen
keyword-conclude-1 = Passen beim Letzten Wort: Auch du bist Fertig, und das Scharmützel wird gewertet.

## Typen

type-pair = { $first }, { $second }
type-human = Mensch
type-elf = Elf
type-undead = Untoter
type-construct = Konstrukt
type-plant = Pflanze
type-dog = Hund
type-gnome = Gnom
type-nomad = Nomade
type-soldier = Soldat
type-builder = Baumeister
type-hacker = Hacker
type-criminal = Verbrecher
type-administrator = Verwalter
type-animal = Tier
type-virus = Virus
type-enforcer = Vollstrecker
type-druid = Druide
type-replicator = Replikator
type-servent = Diener
type-cultist = Kultist
type-mage = Magier
type-archer = Bogenschütze
type-bard = Barde
type-warrior = Krieger
type-dragon = Drache
type-engineer = Ingenieur
type-ghoul = Ghul
type-hunter = Jäger
type-knight = Ritter
type-shapechanger = Gestaltwandler
type-warlock = Hexenmeister
type-noble = Adliger
type-cleric = Kleriker
type-ranger = Waldläufer
type-rogue = Schurke
type-recruit = Rekrut
type-spirit = Geist
type-scout = Späher
type-sentinel = Wächter
type-turret = Geschützturm
type-vampire = Vampir
type-veteran = Veteran
type-wizard = Zauberer
type-squire = Knappe
type-merchant = Händler
type-berserker = Berserker
type-ninja = Ninja
type-thief = Dieb
type-commoner = Bürger
type-beast = Bestie
type-zombie = Zombie
type-farmer = Bauer
type-guard = Wache

## Was auf den Blättern steht

kind-unit = Einheit
kind-action = Aktion
kind-leader = Anführer
kind-keyword = Begriff
kind-deck = Deck
fact-power = Stärke
fact-types = Typ
fact-color = Farbe
fact-rarity = Seltenheit
fact-charges = Ladungen
fact-leader = Anführer
fact-pool = Vorkommen
fact-keywords = Begriffe
fact-cards = Karten
rarity-bronze = Bronze
rarity-silver = Silber
rarity-gold = Gold
color-red = rot
color-purple = violett
color-blue = blau
color-green = grün
color-yellow = gelb
pool-design = einer der weiteren Entwürfe
pool-token = ein Token

## Fertige Decks

deck-thieves = Diebe
deck-thieves-1 = Schneller Schaden und Modifikatoren, die den Besitzer wechseln.

deck-fortress = Festung
deck-fortress-1 = Starke Felder, gesperrte Bahnen und Einheiten, die von anderen zehren.

deck-enforcers = Vollstrecker
deck-enforcers-1 = Soldaten, die einander schützen und stärken.

deck-outlaws = Gesetzlose
deck-outlaws-1 = Hacker und Verbrecher, die das Brett auf den Kopf stellen.
