# Was auf den Karten steht, in unseren Worten. In einer Forderung forderst "du"; "Betroffene" sind
# alle, die sie trifft, jede und jeder für sich.

## Die Blätter des Katalogs

kind-card = Karte
kind-achievement = Erfolg
fact-age = Zeitalter
fact-color = Farbe
fact-icons = Symbole
fact-dogma = Dogma
fact-card = Karte

clause-demand = Forderung: { $text }
clause-effect = Effekt: { $text }

## Besondere Erfolge

achievement-monument = Monument
achievement-monument-1 = Sechs Karten in einem Zug untergeschoben oder sechs Karten in einem Zug gewertet.
achievement-empire = Imperium
achievement-empire-1 = Mindestens drei von jedem der sechs Symbole in der Auslage.
achievement-world = Welt
achievement-world-1 = Mindestens zwölf Uhren in der Auslage.
achievement-wonder = Wunder
achievement-wonder-1 = Stapel in allen fünf Farben, jeder nach rechts oder nach oben gefächert.
achievement-universe = Universum
achievement-universe-1 = Oberste Karten in allen fünf Farben, jede vom Wert 8 oder höher.
achievement-at-once = Wer die Bedingung erfüllt, bekommt ihn sofort, auch im Zug anderer.
achievement-by-card = Auch die Karte { $card } kann ihn einbringen.

## Zeitalter 1

card-agriculture = Landwirtschaft
card-agriculture-1 = Du darfst eine Handkarte zurücklegen. Hast du das getan, ziehe und werte eine Karte, deren Wert um eins höher ist als der Wert der zurückgelegten.
card-archery = Bogenschießen
card-archery-1 = Betroffene ziehen eine [1]; dann wandert die höchste Karte ihrer Hand (die neue zählt mit, bei Gleichstand wählen sie) auf deine Hand. Es wandert genau eine Karte.
card-city-states = Stadtstaaten
card-city-states-1 = Gilt nur für Betroffene, deren Auslage in diesem Moment mindestens vier Burgen zeigt: Sie legen eine ihrer obersten Karten mit Burg (nach ihrer Wahl) oben auf deinen Stapel dieser Farbe. Wurde eine Karte verlegt, ziehen sie eine [1].
card-clothing = Kleidung
card-clothing-1 = Spiele eine Handkarte aus, deren Farbe in deiner Auslage noch keinen Stapel hat. Hast du eine solche Karte, musst du es tun; sonst geschieht nichts.
card-clothing-2 = Zähle die Farben, die in deiner Auslage liegen und in keiner gegnerischen; ziehe und werte so viele [1]er, eine nach der anderen.
card-code-of-laws = Gesetzbuch
card-code-of-laws-1 = Du darfst eine Handkarte unterschieben, deren Farbe in deiner Auslage schon einen Stapel hat. Hast du das getan, darfst du diese Farbe auch nach links fächern.
card-domestication = Domestizierung
card-domestication-1 = Spiele die niedrigste Karte deiner Hand aus (bei Gleichstand wählst du), dann ziehe eine [1]. Du ziehst auch dann, wenn es nichts auszuspielen gab.
card-masonry = Steinmetzkunst
card-masonry-1 = Du darfst beliebig viele Handkarten mit Burg ausspielen, eine nach der anderen. Waren es diesmal mindestens vier, beanspruche den Erfolg Monument, sofern er noch niemandem gehört.
card-metalworking = Metallverarbeitung
card-metalworking-1 = Ziehe eine [1] und zeige sie vor. Hat sie eine Burg, werte sie, und der Effekt beginnt von vorn; wenn nicht, bleibt sie auf deiner Hand, und der Effekt endet.
card-mysticism = Mystik
card-mysticism-1 = Ziehe eine [1] und zeige sie vor. Hat deine Auslage einen Stapel ihrer Farbe, spiele sie aus und ziehe dann noch eine [1]; wenn nicht, bleibt sie auf deiner Hand. Mehr wird nicht wiederholt.
card-oars = Ruder
card-oars-1 = Betroffene legen eine Handkarte mit Krone (nach ihrer Wahl) in deinen Wertungsstapel. Jedes Mal, wenn eine Karte verlegt wurde, ziehen sie eine [1], und die Forderung trifft sie noch einmal; sie endet, wenn sie keine Karte mit Krone mehr haben.
card-oars-2 = Wurde durch die Forderung dieser Dogma-Aktion gar keine Karte verlegt, bei niemandem, ziehe eine [1].
card-pottery = Töpferei
card-pottery-1 = Du darfst eine, zwei oder drei Handkarten zurücklegen. Ging mindestens eine zurück, ziehe und werte eine Karte, deren Wert die Anzahl der zurückgelegten Karten ist.
card-pottery-2 = Du ziehst eine [1].
card-sailing = Segeln
card-sailing-1 = Du ziehst eine [1] und spielst sie aus.
card-the-wheel = Das Rad
card-the-wheel-1 = Du ziehst zweimal eine [1].
card-tools = Werkzeuge
card-tools-1 = Du darfst drei Handkarten zurücklegen. Nur wenn genau drei zurückgingen, ziehst du eine [3] und spielst sie aus. Mit einer oder zwei Karten auf der Hand darfst du es trotzdem tun: Sie gehen alle zurück, ohne dass du etwas dafür bekommst.
card-tools-2 = Du darfst eine Handkarte vom Wert 3 zurücklegen. Hast du das getan, ziehe dreimal eine [1].
card-writing = Schrift
card-writing-1 = Du ziehst eine [2], ganz gleich, wie hoch deine höchste oberste Karte ist.

## Zeitalter 2

card-calendar = Kalender
card-calendar-1 = Liegen in deinem Wertungsstapel mehr Karten, als du auf der Hand hast, ziehe zweimal eine [3].
card-canal-building = Kanalbau
card-canal-building-1 = Du darfst alle Handkarten mit dem höchsten Wert gegen alle Karten mit dem höchsten Wert aus deinem Wertungsstapel tauschen. Jede der beiden Seiten darf leer sein; beide stehen fest, bevor etwas bewegt wird.
card-construction = Bauwesen
card-construction-1 = Betroffene geben dir zwei Handkarten ihrer Wahl auf die Hand, oder so viele, wie sie haben. Danach ziehen sie in jedem Fall eine [2].
card-construction-2 = Hast du in jeder der fünf Farben eine oberste Karte und hat das sonst niemand, beanspruche den Erfolg Imperium, sofern er noch niemandem gehört.
card-currency = Währung
card-currency-1 = Du darfst beliebig viele Handkarten zurücklegen. Für jeden verschiedenen Wert unter ihnen ziehe und werte eine [2].
card-fermenting = Gärung
card-fermenting-1 = Zähle vor dem Ziehen die Farben deiner Auslage, deren Stapel mindestens ein Blatt zeigt; ziehe so viele [2]er.
card-mapmaking = Kartografie
card-mapmaking-1 = Betroffene legen eine Karte vom Wert 1 (nach ihrer Wahl) aus ihrem Wertungsstapel in deinen; ohne eine solche Karte geschieht nichts.
card-mapmaking-2 = Wurde durch die Forderung dieser Dogma-Aktion mindestens eine Karte verlegt, ziehe und werte eine [1].
card-mathematics = Mathematik
card-mathematics-1 = Du darfst eine Handkarte zurücklegen. Hast du das getan, ziehe eine Karte, deren Wert um eins höher ist als der Wert der zurückgelegten, und spiele sie aus.
card-monotheism = Monotheismus
card-monotheism-1 = Betroffene legen eine ihrer obersten Karten, deren Farbe in deiner Auslage keinen Stapel hat (nach ihrer Wahl), in deinen Wertungsstapel. Wurde eine Karte verlegt, ziehen sie eine [1] und schieben sie unter.
card-monotheism-2 = Du ziehst eine [1] und schiebst sie unter.
card-philosophy = Philosophie
card-philosophy-1 = Du darfst eine Farbe deiner Wahl nach links fächern.
card-philosophy-2 = Du darfst eine Handkarte werten.
card-road-building = Straßenbau
card-road-building-1 = Spiele eine Handkarte aus, oder zwei in einer Reihenfolge deiner Wahl; solange du Karten auf der Hand hast, musst du mindestens eine ausspielen. Hast du zwei ausgespielt, darfst du deine oberste rote Karte oben auf den roten Stapel einer anderen Person deiner Wahl legen; hast du das getan, kommt deren oberste grüne Karte, falls es eine gibt, oben auf deinen grünen Stapel.

## Zeitalter 3

card-alchemy = Alchemie
card-alchemy-1 = Zähle einmal die sichtbaren Burgen deiner Auslage; für je volle drei ziehe eine [4] und zeige sie vor. Ist mindestens eine dieser Karten rot, lege sie alle zusammen mit allen anderen Handkarten zurück, in einer Reihenfolge deiner Wahl; sonst bleiben sie auf deiner Hand.
card-alchemy-2 = Spiele eine Handkarte aus, dann werte eine Handkarte; jede Hälfte ist Pflicht, wenn du eine Karte dafür hast.
card-compass = Kompass
card-compass-1 = Zuerst legen Betroffene eine oberste Karte, die ein Blatt hat und nicht grün ist, aus ihrer Auslage oben auf deinen Stapel ihrer Farbe. Dann legen sie eine oberste Karte ohne Blatt aus deiner Auslage oben auf ihren eigenen Stapel dieser Farbe. Beide Karten wählen sie, und die zweite Hälfte wird auch ausgeführt, wenn die erste unmöglich war.
card-education = Bildung
card-education-1 = Du darfst die höchste Karte deines Wertungsstapels zurücklegen (bei Gleichstand wählst du). Hast du das getan, ziehe eine Karte, deren Wert um zwei höher ist als die höchste Karte, die dort noch liegt; ein leerer Stapel zählt als 0.
card-engineering = Ingenieurwesen
card-engineering-1 = Alle obersten Karten der Betroffenen, die eine Burg haben, wandern in deinen Wertungsstapel. Karten, die dadurch nach oben kommen, bleiben liegen.
card-engineering-2 = Du darfst Rot nach links fächern.
card-feudalism = Feudalismus
card-feudalism-1 = Betroffene geben dir eine Handkarte mit Burg (nach ihrer Wahl) auf die Hand. Wurde eine Karte verlegt, verliert ihr Stapel in der Farbe dieser Karte seine Fächerung.
card-feudalism-2 = Du darfst Gelb oder Violett nach links fächern, eines von beiden.
card-machinery = Maschinen
card-machinery-1 = Die ganze Hand der Betroffenen wird gegen alle Karten mit dem höchsten Wert aus deiner Hand getauscht. Beide Seiten stehen fest, bevor etwas bewegt wird, und jede darf leer sein.
card-machinery-2 = Werte eine Handkarte mit Burg; hast du eine, musst du es tun. Danach darfst du Rot nach links fächern, ob du eine Karte gewertet hast oder nicht.
card-medicine = Medizin
card-medicine-1 = Die höchste Karte im Wertungsstapel der Betroffenen wird gegen die niedrigste Karte in deinem getauscht. Beide stehen fest, bevor etwas bewegt wird, bei Gleichstand wählt, wem die Karten gehören, und eine Seite ohne Karten gibt nichts.
card-optics = Optik
card-optics-1 = Ziehe eine [3] und spiele sie aus. Hat sie eine Krone, ziehe und werte eine [4]. Hat sie keine, lege eine Karte deiner Wahl aus deinem Wertungsstapel in den eines Gegners deiner Wahl, der weniger Punkte hat als du; ohne einen solchen Gegner oder eine solche Karte wird nichts verlegt.
card-paper = Papier
card-paper-1 = Du darfst Grün oder Blau nach links fächern, eines von beiden.
card-paper-2 = Zähle alle deine Farben, die nach links gefächert sind; ziehe so viele [4]er.
card-translation = Übersetzung
card-translation-1 = Du darfst alle Karten deines Wertungsstapels ausspielen, eine nach der anderen in einer Reihenfolge deiner Wahl. Es sind alle oder keine.
card-translation-2 = Fehlt keiner deiner obersten Karten eine Krone, beanspruche den Erfolg Welt, sofern er noch niemandem gehört.

## Zeitalter 4

card-anatomy = Anatomie
card-anatomy-1 = Betroffene legen eine Karte ihrer Wahl aus ihrem Wertungsstapel zurück. Haben sie das getan, legen sie auch eine ihrer obersten Karten mit genau diesem Wert zurück (nach ihrer Wahl), falls es eine gibt.
card-colonialism = Kolonialismus
card-colonialism-1 = Ziehe eine [3] und schiebe sie unter; hat die untergeschobene Karte eine Krone, beginnt der Effekt von vorn.
card-enterprise = Unternehmertum
card-enterprise-1 = Betroffene legen eine oberste Karte, die eine Krone hat und nicht violett ist (nach ihrer Wahl), aus ihrer Auslage oben auf deinen Stapel ihrer Farbe. Wurde eine Karte verlegt, ziehen sie eine [4] und spielen sie aus.
card-enterprise-2 = Du darfst Grün nach rechts fächern.
card-experimentation = Experimente
card-experimentation-1 = Du ziehst eine [5] und spielst sie aus.
card-gunpowder = Schießpulver
card-gunpowder-1 = Betroffene legen eine ihrer obersten Karten mit Burg (nach ihrer Wahl) in deinen Wertungsstapel.
card-gunpowder-2 = Wurde durch die Forderung dieser Dogma-Aktion mindestens eine Karte verlegt, ziehe und werte eine [2].
card-invention = Erfindung
card-invention-1 = Du darfst eine deiner Farben wählen, die in diesem Moment nach links gefächert ist, und sie nach rechts fächern. Hast du das getan, ziehe und werte eine [4].
card-invention-2 = Hast du alle fünf Farben und ist jede davon gefächert, gleich in welche Richtung, beanspruche den Erfolg Wunder, sofern er noch niemandem gehört.
card-navigation = Navigation
card-navigation-1 = Betroffene legen eine Karte vom Wert 2 oder 3 (nach ihrer Wahl) aus ihrem Wertungsstapel in deinen; ohne eine solche Karte geschieht nichts.
card-perspective = Perspektive
card-perspective-1 = Du darfst eine Handkarte zurücklegen. Hast du das getan, musst du für je zwei Glühbirnen, die dann in deiner Auslage sichtbar sind, eine Handkarte werten, solange die Hand reicht.
card-printing-press = Druckerpresse
card-printing-press-1 = Du darfst eine Karte deiner Wahl aus deinem Wertungsstapel zurücklegen. Hast du das getan, ziehe eine Karte, deren Wert um zwei höher ist als deine oberste violette Karte; ohne violetten Stapel zählt sie als 0.
card-printing-press-2 = Du darfst Blau nach rechts fächern.
card-reformation = Reformation
card-reformation-1 = Du darfst Handkarten unterschieben, eine für je zwei Blätter, die zu Beginn des Effekts in deiner Auslage sichtbar sind. Entscheidest du dich dafür, musst du die volle Anzahl unterschieben, oder die ganze Hand, wenn sie kleiner ist.
card-reformation-2 = Du darfst Gelb oder Violett nach rechts fächern, eines von beiden.

## Zeitalter 5

card-astronomy = Astronomie
card-astronomy-1 = Ziehe eine [6] und zeige sie vor. Ist sie grün oder blau, spiele sie aus, und der Effekt beginnt von vorn; eine Karte einer anderen Farbe bleibt auf deiner Hand, und der Effekt endet.
card-astronomy-2 = Hat, von Violett abgesehen, keine deiner obersten Karten einen Wert unter 6, beanspruche den Erfolg Universum, sofern er noch niemandem gehört. Fehlende Farben schaden nicht.
card-banking = Bankwesen
card-banking-1 = Betroffene legen eine oberste Karte, die eine Fabrik hat und nicht grün ist (nach ihrer Wahl), aus ihrer Auslage oben auf deinen Stapel ihrer Farbe. Wurde eine Karte verlegt, ziehen und werten sie eine [5].
card-banking-2 = Du darfst Grün nach rechts fächern.
card-chemistry = Chemie
card-chemistry-1 = Du darfst Blau nach rechts fächern.
card-chemistry-2 = Ziehe und werte eine Karte, deren Wert um eins höher ist als deine höchste oberste Karte, dann lege eine Karte deiner Wahl aus deinem Wertungsstapel zurück (es darf die eben gewertete sein).
card-coal = Kohle
card-coal-1 = Du ziehst eine [5] und schiebst sie unter.
card-coal-2 = Du darfst Rot nach rechts fächern.
card-coal-3 = Du darfst eine deiner obersten Karten werten. Hast du das getan, werte auch die Karte, die direkt darunter lag, falls es eine gibt.
card-measurement = Vermessung
card-measurement-1 = Du darfst eine Handkarte vorzeigen und zurücklegen. Hast du das getan, fächere deinen Stapel ihrer Farbe nach rechts, soweit das möglich ist, und ziehe eine Karte, deren Wert die Anzahl der Karten in diesem Stapel ist.
card-physics = Physik
card-physics-1 = Ziehe dreimal eine [6] und zeige die drei Karten vor. Haben zwei davon die gleiche Farbe, lege alle drei zusammen mit allen anderen Handkarten zurück, in einer Reihenfolge deiner Wahl; sonst bleiben sie auf deiner Hand.
card-the-pirate-code = Der Piratenkodex
card-the-pirate-code-1 = Betroffene legen zwei Karten vom Wert 4 oder weniger (nach ihrer Wahl) aus ihrem Wertungsstapel in deinen, oder eine, wenn nur eine infrage kommt.
card-the-pirate-code-2 = Wurde durch die Forderung dieser Dogma-Aktion mindestens eine Karte verlegt, werte die niedrigste deiner eigenen obersten Karten mit Krone (bei Gleichstand wählst du).
card-societies = Gesellschaften
card-societies-1 = Infrage kommen oberste Karten der Betroffenen, die eine Glühbirne haben und einen höheren Wert als deine oberste Karte derselben Farbe; eine Farbe, die deiner Auslage fehlt, zählt als 0. Betroffene legen eine davon (nach ihrer Wahl) oben auf deinen Stapel dieser Farbe. Wurde eine Karte verlegt, ziehen sie eine [5].
card-statistics = Statistik
card-statistics-1 = Alle Karten mit dem höchsten Wert im Wertungsstapel der Betroffenen wandern auf deren eigene Hand.
card-statistics-2 = Du darfst Gelb nach rechts fächern.
card-steam-engine = Dampfmaschine
card-steam-engine-1 = Ziehe eine [4] und schiebe sie unter, tu das ein zweites Mal, und werte dann die unterste Karte deines gelben Stapels, falls du einen hast. Das kann eine eben untergeschobene Karte sein oder deine einzige gelbe.

## Zeitalter 6

card-atomic-theory = Atomtheorie
card-atomic-theory-1 = Du darfst Blau nach rechts fächern.
card-atomic-theory-2 = Du ziehst eine [7] und spielst sie aus.
card-canning = Konserven
card-canning-1 = Du darfst eine [6] ziehen und unterschieben. Hast du das getan, werte alle deine obersten Karten ohne Fabrik, so wie sie gleich nach dem Unterschieben liegen; Karten, die durch das Werten frei werden, bleiben liegen.
card-canning-2 = Du darfst Gelb nach rechts fächern.
card-classification = Klassifikation
card-classification-1 = Zeige eine Handkarte vor, um eine Farbe festzulegen; mit leerer Hand geschieht nichts. Alle Karten dieser Farbe aus allen gegnerischen Händen wandern auf deine Hand, und dann spielst du alle Handkarten dieser Farbe aus, auch die vorgezeigte, in einer Reihenfolge deiner Wahl.
card-democracy = Demokratie
card-democracy-1 = Du darfst beliebig viele Handkarten zurücklegen. Hast du damit in dieser Dogma-Aktion durch Demokratie mehr Karten zurückgelegt als bisher alle anderen jeweils für sich, ziehe und werte eine [8].
card-emancipation = Emanzipation
card-emancipation-1 = Betroffene legen eine Handkarte ihrer Wahl in deinen Wertungsstapel. Wurde eine Karte verlegt, ziehen sie eine [6].
card-emancipation-2 = Du darfst Rot oder Violett nach rechts fächern, eines von beiden.
card-encyclopedia = Enzyklopädie
card-encyclopedia-1 = Du darfst alle Karten mit dem höchsten Wert aus deinem Wertungsstapel ausspielen, eine nach der anderen in einer Reihenfolge deiner Wahl. Es sind alle oder keine.
card-industrialization = Industrialisierung
card-industrialization-1 = Zähle vor dem Ziehen die Farben deiner Auslage, deren Stapel mindestens eine Fabrik zeigt; so oft ziehe eine [6] und schiebe sie unter.
card-industrialization-2 = Du darfst Rot oder Violett nach rechts fächern, eines von beiden.
card-machine-tools = Werkzeugmaschinen
card-machine-tools-1 = Ziehe und werte eine Karte mit dem höchsten Wert, der in deinem Wertungsstapel liegt; ein leerer Stapel zählt als 0 und bringt also eine [1].
card-metric-system = Metrisches System
card-metric-system-1 = Nur solange dein grüner Stapel nach rechts gefächert ist: Du darfst eine Farbe deiner Wahl nach rechts fächern.
card-metric-system-2 = Du darfst Grün nach rechts fächern.
card-vaccination = Impfung
card-vaccination-1 = Betroffene legen alle Karten mit dem niedrigsten Wert aus ihrem Wertungsstapel zurück, in einer Reihenfolge ihrer Wahl. Ging mindestens eine zurück, ziehen sie eine [6] und spielen sie aus.
card-vaccination-2 = Ging durch die Forderung dieser Dogma-Aktion mindestens eine Karte zurück, ziehe eine [7] und spiele sie aus.

## Zeitalter 7

card-bicycle = Fahrrad
card-bicycle-1 = Du darfst deine ganze Hand gegen deinen ganzen Wertungsstapel tauschen; beides darf leer sein.
card-combustion = Verbrennung
card-combustion-1 = Zähle die sichtbaren Kronen deiner Auslage; für je volle vier legen Betroffene eine Karte ihrer Wahl aus ihrem Wertungsstapel in deinen.
card-combustion-2 = Lege die unterste Karte deines roten Stapels zurück, falls du einen hast.
card-electricity = Elektrizität
card-electricity-1 = Lege alle deine obersten Karten ohne Fabrik zurück, in einer Reihenfolge deiner Wahl; Karten, die dabei frei werden, bleiben liegen. Dann ziehe für jede zurückgelegte Karte eine [8].
card-evolution = Evolution
card-evolution-1 = Du darfst eine von zwei Möglichkeiten wählen oder keine. Erste Möglichkeit: Ziehe und werte eine [8], dann lege eine Karte deiner Wahl aus deinem Wertungsstapel zurück. Zweite Möglichkeit: Ziehe eine Karte, deren Wert um eins höher ist als die höchste Karte deines Wertungsstapels; ein leerer Stapel zählt als 0.
card-explosives = Sprengstoff
card-explosives-1 = Betroffene geben dir ihre drei höchsten Handkarten (bei Gleichstand wählen sie), oder die ganze Hand, wenn sie kleiner ist, auf die Hand. Wurde mindestens eine Karte verlegt und ist ihre Hand danach leer, ziehen sie eine [7].
card-lighting = Beleuchtung
card-lighting-1 = Du darfst eine, zwei oder drei Handkarten unterschieben. Für jeden verschiedenen Wert unter ihnen ziehe und werte eine [7].
card-publications = Publikationen
card-publications-1 = Du darfst die Karten einer Farbe deiner Auslage in eine beliebige Reihenfolge bringen; der Stapel behält seine Fächerung.
card-publications-2 = Du darfst Gelb oder Blau nach oben fächern, eines von beiden.
card-railroad = Eisenbahn
card-railroad-1 = Lege deine ganze Hand zurück, in einer Reihenfolge deiner Wahl, dann ziehe dreimal eine [6].
card-railroad-2 = Du darfst eine deiner Farben wählen, die in diesem Moment nach rechts gefächert ist, und sie nach oben fächern.
card-refrigeration = Kühlung
card-refrigeration-1 = Betroffene legen die Hälfte ihrer Handkarten zurück, abgerundet; Karten und Reihenfolge wählen sie.
card-refrigeration-2 = Du darfst eine Handkarte werten.
card-sanitation = Hygiene
card-sanitation-1 = Die zwei höchsten Handkarten der Betroffenen werden gegen deine niedrigste Handkarte getauscht. Alle stehen fest, bevor etwas bewegt wird, bei Gleichstand wählt, wem die Karten gehören, und wer zu wenige hat, gibt, was da ist.

## Zeitalter 8

card-antibiotics = Antibiotika
card-antibiotics-1 = Du darfst eine, zwei oder drei Handkarten zurücklegen. Für jeden verschiedenen Wert unter ihnen ziehe zweimal eine [8].
card-corporations = Konzerne
card-corporations-1 = Betroffene legen eine oberste Karte, die eine Fabrik hat und nicht grün ist (nach ihrer Wahl), aus ihrer Auslage in deinen Wertungsstapel. Wurde eine Karte verlegt, ziehen sie eine [8] und spielen sie aus.
card-corporations-2 = Du ziehst eine [8] und spielst sie aus.
card-empiricism = Empirismus
card-empiricism-1 = Nenne zwei verschiedene Farben, dann ziehe eine [9] und zeige sie vor. Wurde ihre Farbe genannt, spiele sie aus, und dann darfst du diese Farbe nach oben fächern; wenn nicht, bleibt sie auf deiner Hand.
card-empiricism-2 = Sind in deiner Auslage mindestens zwanzig Glühbirnen sichtbar, gewinnst du das Spiel auf der Stelle.
card-flight = Luftfahrt
card-flight-1 = Nur solange dein roter Stapel nach oben gefächert ist: Du darfst eine Farbe deiner Wahl nach oben fächern.
card-flight-2 = Du darfst Rot nach oben fächern.
card-mass-media = Massenmedien
card-mass-media-1 = Du darfst eine Handkarte zurücklegen. Hast du das getan, nenne einen Wert von 1 bis 10, und alle Karten dieses Werts gehen aus den Wertungsstapeln aller zurück, auch aus deinem.
card-mass-media-2 = Du darfst Violett nach oben fächern.
card-mobility = Mobilität
card-mobility-1 = Infrage kommen oberste Karten der Betroffenen, so wie sie zu Beginn liegen, die nicht rot sind und keine Fabrik haben. Die zwei höchsten davon (bei Gleichstand wählen sie), oder die einzige, wandern in deinen Wertungsstapel. Wurde mindestens eine verlegt, ziehen sie eine [8].
card-quantum-theory = Quantentheorie
card-quantum-theory-1 = Du darfst eine oder zwei Handkarten zurücklegen. Gingen zwei zurück, ziehe eine [10], und danach ziehe und werte noch eine [10].
card-rocketry = Raketentechnik
card-rocketry-1 = Zähle einmal die sichtbaren Uhren deiner Auslage; für je zwei lege eine Karte, nach der Rückseite gewählt, aus dem Wertungsstapel eines beliebigen Gegners zurück. Du darfst verschiedene Gegner treffen, und du musst weitermachen, solange es solche Karten gibt.
card-skyscrapers = Wolkenkratzer
card-skyscrapers-1 = Betroffene legen eine oberste Karte, die eine Uhr hat und nicht gelb ist (nach ihrer Wahl), aus ihrer Auslage oben auf deinen Stapel ihrer Farbe. Wurde eine Karte verlegt, werten sie, in den eigenen Wertungsstapel, die Karte, die direkt darunter lag, und legen dann den Rest dieses Stapels zurück, in einer Reihenfolge ihrer Wahl.
card-socialism = Sozialismus
card-socialism-1 = Du darfst deine ganze Hand unterschieben, eine Karte nach der anderen in einer Reihenfolge deiner Wahl; es sind alle oder keine. Hast du mindestens eine violette Karte untergeschoben, wandern aus jeder gegnerischen Hand alle Karten mit dem niedrigsten Wert auf deine Hand.

## Zeitalter 9

card-collaboration = Zusammenarbeit
card-collaboration-1 = Betroffene ziehen zweimal eine [9] und zeigen beide Karten vor. Du wählst eine davon, sie kommt oben auf deinen Stapel ihrer Farbe; die andere spielen die Betroffenen in ihre eigene Auslage aus.
card-collaboration-2 = Hat dein grüner Stapel mindestens zehn Karten, gewinnst du das Spiel auf der Stelle.
card-composites = Verbundstoffe
card-composites-1 = Betroffene behalten eine Handkarte ihrer Wahl und geben dir alle anderen auf die Hand. Außerdem wandert die höchste Karte ihres Wertungsstapels (bei Gleichstand wählen sie) in deinen Wertungsstapel.
card-computers = Computer
card-computers-1 = Du darfst Rot oder Grün nach oben fächern, eines von beiden.
card-computers-2 = Ziehe eine [10] und spiele sie aus, dann führe ihre Effekte außer Forderungen allein aus; niemand hat daran teil.
card-ecology = Ökologie
card-ecology-1 = Du darfst eine Handkarte zurücklegen. Hast du das getan, werte eine Handkarte, falls noch eine da ist, und ziehe zweimal eine [10].
card-fission = Kernspaltung
card-fission-1 = Betroffene ziehen eine [10] und zeigen sie vor. Ist sie rot, verlassen alle Karten in allen Händen, Auslagen und Wertungsstapeln das Spiel für immer, und die Dogma-Aktion endet genau in diesem Moment. Ist sie nicht rot, bleibt sie auf ihrer Hand.
card-fission-2 = Lege eine oberste Karte deiner Wahl aus einer beliebigen Auslage zurück, auch aus deiner eigenen, nur nicht Kernspaltung selbst. Dann ziehe eine [10].
card-genetics = Genetik
card-genetics-1 = Ziehe eine [10] und spiele sie aus, dann werte alle Karten, die in diesem Stapel unter ihr liegen.
card-satellites = Satelliten
card-satellites-1 = Lege deine ganze Hand zurück, in einer Reihenfolge deiner Wahl, und ziehe dreimal eine [8].
card-satellites-2 = Du darfst Violett nach oben fächern.
card-satellites-3 = Spiele eine Handkarte deiner Wahl aus, dann führe jeden ihrer Effekte außer Forderungen allein aus; niemand hat daran teil.
card-services = Dienstleistungen
card-services-1 = Alle Karten mit dem höchsten Wert im Wertungsstapel der Betroffenen wandern auf deine Hand. Wurde mindestens eine verlegt, wandert eine oberste Karte ohne Blatt (nach ihrer Wahl) aus deiner Auslage auf ihre Hand.
card-specialization = Spezialisierung
card-specialization-1 = Zeige eine Handkarte vor; mit leerer Hand geschieht nichts. Die oberste Karte dieser Farbe aus jeder gegnerischen Auslage wandert auf deine Hand.
card-specialization-2 = Du darfst Gelb oder Blau nach oben fächern, eines von beiden.
card-suburbia = Vorstädte
card-suburbia-1 = Du darfst beliebig viele Handkarten unterschieben. Für jede untergeschobene Karte ziehe und werte eine [1].

## Zeitalter 10

card-ai = K.I.
card-ai-1 = Du ziehst und wertest eine [10].
card-ai-2 = Ist Robotik in irgendeiner Auslage eine oberste Karte und Software ebenso, gleich bei wem, gewinnt auf der Stelle, wer allein die wenigsten Punkte hat; bei Gleichstand um die wenigsten geschieht nichts.
card-bioengineering = Biotechnik
card-bioengineering-1 = Lege eine oberste Karte mit Blatt (nach deiner Wahl) aus der Auslage eines beliebigen Gegners in deinen Wertungsstapel; gibt es eine, musst du es tun.
card-bioengineering-2 = Zeigt mindestens eine Auslage weniger als drei Blätter, gewinnt auf der Stelle, wer die meisten Blätter zeigt; bei Gleichstand um die meisten geschieht nichts.
card-databases = Datenbanken
card-databases-1 = Betroffene legen die Hälfte der Karten ihres Wertungsstapels zurück, aufgerundet; Karten und Reihenfolge wählen sie.
card-globalization = Globalisierung
card-globalization-1 = Betroffene legen eine ihrer obersten Karten mit Blatt zurück (nach ihrer Wahl).
card-globalization-2 = Ziehe und werte eine [6]. Zeigt dann niemand mehr Blätter als Fabriken, gewinnt auf der Stelle, wer die meisten Punkte hat; bei Gleichstand um die meisten geschieht nichts.
card-miniaturization = Miniaturisierung
card-miniaturization-1 = Du darfst eine Handkarte zurücklegen. War ihr Wert 10, ziehe für jeden verschiedenen Wert in deinem Wertungsstapel eine [10].
card-robotics = Robotik
card-robotics-1 = Werte deine oberste grüne Karte, falls du eine hast. Dann ziehe eine [10], spiele sie aus und führe ihre Effekte außer Forderungen allein aus; niemand hat daran teil.
card-self-service = Selbstbedienung
card-self-service-1 = Wähle eine deiner obersten Karten außer Selbstbedienung und führe ihre Effekte außer Forderungen allein aus; niemand hat daran teil. Du darfst eine Karte ohne solche Effekte wählen: Dann geschieht nichts.
card-self-service-2 = Haben alle anderen weniger Erfolge als du, gewinnst du das Spiel auf der Stelle.
card-software = Software
card-software-1 = Du ziehst und wertest eine [10].
card-software-2 = Ziehe eine [10] und spiele sie aus, ziehe noch eine [10] und spiele sie aus, dann führe die Effekte der zweiten außer Forderungen allein aus; niemand hat daran teil.
card-stem-cells = Stammzellen
card-stem-cells-1 = Du darfst deine ganze Hand werten; es ist die ganze oder keine.
card-the-internet = Das Internet
card-the-internet-1 = Du darfst Grün nach oben fächern.
card-the-internet-2 = Du ziehst und wertest eine [10].
card-the-internet-3 = Zähle einmal die sichtbaren Uhren deiner Auslage; für je zwei ziehe eine [10] und spiele sie aus.
