### Ein Tisch auf einem Server: wer da ist, Zeit, Zustimmung, Gespräch, Glück.

online-connection-lost = Die Verbindung ist weg. Es wird von selbst weiter versucht…
online-connection-outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen.
online-connection-gone = Diesen Tisch gibt es nicht mehr.

online-sending = Wird gesendet: { $move }
online-sending-lost = Wartet auf die Verbindung: { $move }

online-room = Rund um den Tisch
online-seat-turn = am Zug
online-seat-open = freier Platz
online-seat-here = da
online-seat-is-bot = Bot
online-seat-away = nicht da
online-seat-away-since = nicht da seit { $time }
online-seat-bot = Bot: { $level }
online-seat-stand-in = ein Bot spielt ({ $level })
online-spectators = { $n-count ->
    [one] 1 Zuschauer
   *[other] { $n } Zuschauer
}
online-clock-days = { $days } T { $hours } h
online-clock-left = noch { $time }
online-clock-paused = Die Uhren stehen.
online-clock-resume = Zeit wieder laufen lassen
online-clock-low = { $n-count ->
    [one] Noch 1 Sekunde
   *[other] Noch { $n } Sekunden
}

online-people = Mitspieler
online-people-about = Wer hier spielt, und wer verbunden ist.
online-people-replace = Einen Bot für { $seat } spielen lassen
online-people-open = Den Platz von { $seat } freigeben
online-people-sit = Hier Platz nehmen
online-replaced = Ein Bot spielt für dich.
online-gave-up = Du hast aufgegeben. Ein Bot spielt auf deinem Platz weiter.
online-take-back = Platz wieder einnehmen
online-mute-seat = { $seat } stummschalten
online-acknowledged = Es geht weiter, sobald { $seats } so weit sind.
online-acknowledging = Es geht weiter, sobald alle so weit sind.

online-propose-draw = Remis anbieten
online-propose-pause = Pause vorschlagen
online-propose-more-time = Um mehr Zeit bitten
online-resign = Aufgeben…
online-resign-title = Dieses Spiel aufgeben?
online-resign-text = Du verlierst dieses Spiel. Ein Partner muss erst zustimmen; wo andere weiterspielen, übernimmt ein Bot deinen Platz.
online-resign-do = Aufgeben
online-cancel = Weiterspielen

online-proposal-title = Ein Vorschlag
online-proposal-draw = { $seat-is ->
    [you] Du bietest Remis an.
   *[other] { $seat } bietet Remis an: das Spiel wäre ohne Sieger zu Ende.
}
online-proposal-concede = { $seat-is ->
    [you] Du schlägst deiner Seite vor, aufzugeben.
   *[other] { $seat } schlägt vor, dass eure Seite aufgibt.
}
online-proposal-pause = { $seat-is ->
    [you] Du schlägst eine Pause vor.
   *[other] { $seat } schlägt eine Pause vor: die Uhren stehen dann, bis jemand sie wieder laufen lässt.
}
online-proposal-more-time = { $seat-is ->
    [you] Du bittest um mehr Zeit.
   *[other] { $seat } bittet um mehr Zeit.
}
online-proposal-waiting = Es fehlt noch: { $seats }
online-proposal-agree = Zustimmen
online-proposal-decline = Ablehnen
online-proposal-withdraw = Zurückziehen
online-proposal-declined = Dein Vorschlag wurde nicht angenommen.
online-proposal-later = Erst den Tisch ansehen
online-undo-agreement = Es geschieht, wenn alle zustimmen, die gefragt sind.

online-leave-title = Den Tisch verlassen?
online-leave-text = Das Spiel geht weiter. Dein Platz bleibt deiner: du kommst über dieselbe Adresse zurück, oder über deine Spiele.
online-leave-away = Vorerst gehen
online-leave-stand = Gehen und einen Bot spielen lassen
online-leave-stay = Bleiben

online-chat = Gespräch
online-chat-unread = { $n-count ->
    [one] Gespräch: 1 neue Zeile
   *[other] Gespräch: { $n } neue Zeilen
}
online-chat-about = Nur die Mitspieler lesen das. Nichts davon gehört zum Spiel.
online-chat-none = Noch hat niemand etwas gesagt.
online-chat-say = Etwas sagen
online-chat-send = Senden
online-chat-left = Noch { $n } Zeichen
online-chat-line = { $name }: { $text }
online-emotes = Zurufe
online-emote-hello = Hallo!
online-emote-well-played = Gut gespielt!
online-emote-thanks = Danke!
online-emote-oops = Hoppla!
online-emote-lucky = Glück gehabt!
online-emote-thinking = Ich überlege…
online-emote-good-game = Schönes Spiel!

online-luck = Faires Glück
online-luck-about = Vor dem ersten Austeilen hat der Server ein Geheimnis festgelegt und sein Siegel unten veröffentlicht. Dann gab jeder Mitspieler eine Zahl dazu, die vorher niemand kannte. Karten und Würfel folgen aus allem zusammen.
online-luck-seal = Das Siegel des Servers
online-luck-proves = Was das beweist
online-luck-proves-text = Niemand, auch nicht der Server, konnte das Glück dieses Spiels wählen oder ändern, solange auch nur eine der Zahlen zufällig und geheim war. Nach dem Ende wird das Geheimnis gezeigt, und diese Seite prüft die Siegel, alle Karten und alle Würfel selbst.
online-luck-not = Was es nicht beweist
online-luck-not-text = Der Server teilt aus, also kennt er die verdeckten Karten, während gespielt wird. Dass er sie niemandem verrät, muss man ihm glauben. Bots haben keine eigene Zahl.
online-luck-shares = Was die Mitspieler dazugaben
online-luck-share-none = nichts Eigenes (Bot)
online-luck-share-sealed = versiegelt
online-luck-later = Geprüft wird, wenn das Spiel zu Ende ist.
online-luck-secret = Das Geheimnis des Servers
online-luck-checking = Wird geprüft…
online-luck-kept = Geprüft: jedes Siegel hält, und alle Karten und Würfel folgen daraus.
online-luck-seals-kept = Geprüft: das Siegel des Servers und die Zahlen aller Mitspieler halten. Die Mitspieler können auch jede Karte und jeden Würfel prüfen.
online-luck-broken = Die Prüfung ist gescheitert: das Glück dieses Spiels ist nicht das versiegelte.
online-luck-own-changed = Deine eigene Zahl ist nicht unter denen, die gegolten haben.
online-luck-unchecked = Hier konnte nicht geprüft werden.

online-rematch-ready = Ein neuer Tisch für ein weiteres Spiel steht bereit.
online-rematch-go = Dorthin

online-ending-resigned = { $seats-is ->
    [you] Du hast aufgegeben.
   *[other] { $seats-count ->
        [one] { $seats } hat aufgegeben.
       *[other] { $seats } haben aufgegeben.
    }
}
online-ending-time = { $seats-is ->
    [you] Deine Zeit ist abgelaufen.
   *[other] { $seats-count ->
        [one] Die Zeit von { $seats } ist abgelaufen.
       *[other] Die Zeit von { $seats } ist abgelaufen.
    }
}
online-ending-draw = Alle waren mit einem Remis einverstanden.
online-ending-abandoned = Niemand war mehr am Tisch.

online-notify = Bescheid geben, wenn ich am Zug bin
online-notify-on = Bescheid ist an: ausschalten
online-notify-denied = Dieser Browser erlaubt dieser Seite keine Mitteilungen.
online-title-turn = Du bist dran
online-notify-text = { $game }: du bist dran.
