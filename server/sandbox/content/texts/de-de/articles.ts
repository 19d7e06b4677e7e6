import type { ArticleTexts } from '../../sample-texts.ts';

export const articles: ArticleTexts = {
  sample: 'Dies ist ein Beispielartikel.',
  texts: {
    'play-money': {
      title: 'In dieser Sandbox ist alles Spielgeld',
      summary: 'Was hier simuliert ist und was genauso funktioniert wie mit echtem Geld.',
      html: `
<p>Sie sehen eine Sandbox: Der Markt ist simuliert, ein Programm bestätigt Einzahlungen, und E-Mails landen in einem Ordner.</p>
<h2>Was simuliert ist</h2>
<ul><li>Kurse, durch einen Generator, dessen Startwerte veröffentlicht werden.</li><li>Der Betreiber, der Einzahlungen und Dokumente prüft, durch ein Programm, das wenige Sekunden braucht.</li><li>Wallet-Adressen für Einzahlungen. Senden Sie nie etwas Echtes dorthin.</li></ul>
<h2>Was nicht</h2>
<p>Die Bücher. Jeder Umsatz geht durch dieselbe doppelte Buchführung, mit denselben Sperren, Prüfungen und Einträgen wie mit echtem Geld. Wenn Sie hier auf ein falsches Guthaben kommen, wäre es auch dort falsch.</p>`,
    },
    restart: {
      title: 'Was bei einem Neustart mit Ihren Aufträgen geschieht',
      summary:
        'Aktualisierungen unterbrechen den Dienst für einen Moment. Nichts, was Sie begonnen haben, geht verloren.',
      html: `
<p>Ab und zu wird der Server aktualisiert und neu gestartet. Für einen Moment sagt die App dann, dass sie uns nicht erreicht, und versucht es von selbst noch einmal.</p>
<h2>Was danach weitergeht</h2>
<p>Einzahlungen, Auszahlungen, Wechselaufträge und Festlaufzeiten sind mit jedem Schritt gespeichert, den sie hinter sich haben. Nach dem Neustart geht jede dort weiter, wo sie war.</p>
<h2>Was inzwischen ablaufen kann</h2>
<ul><li>Ein Kursangebot gilt 15 Sekunden. Läuft es ab, wird nichts getauscht, und Sie erhalten ein neues.</li><li>Lässt sich der Kurs eines Hebelraums nicht rechtzeitig nachweisen, werden alle Anlagebeträge dieser Periode voll erstattet.</li></ul>
<h2>Wenn Sie gerade auf eine Schaltfläche getippt haben</h2>
<p>Sie können es noch einmal tun. Jede Zahlung trägt eine eigene Nummer und wird daher einmal gebucht, so oft sie auch ankommt.</p>`,
    },
    'check-price': {
      title: 'So prüfen Sie einen simulierten Kurs',
      summary: 'Startwerte, eine Hashkette und wie sich jeder Kurs eines Tages nachrechnen lässt.',
      html: `
<p>Ein Simulator könnte betrügen und Kurse wählen, die seinem Betreiber nützen. Unserer ist so gebaut, dass ein Betrug auffiele.</p>
<ol><li>Bevor ein Tag beginnt, entsteht eine Kette geheimer Startwerte, einer für jede Minute. Jeder ist der Hashwert des nächsten, und das Ende der Kette wird mit seinem Zeitpunkt veröffentlicht.</li>
<li>Die Kurse einer Minute folgen allein aus ihrem Startwert, nach einer öffentlichen Berechnung.</li>
<li>Ist die Minute vorbei, wird ihr Startwert offengelegt. Sein Hashwert ist der zuvor offengelegte, und am Anfang steht der veröffentlichte Wert.</li></ol>
<p>So kann niemand einen Startwert nachträglich austauschen, und mit den Startwerten lässt sich jeder Kurs nachrechnen. Der Aufruf <code>/api/market/commitments</code> liefert alles dafür.</p>`,
    },
    alerts: {
      title: 'Kursalarme, die still bleiben',
      summary: 'Eine Mitteilung, wenn ein Kurs erreicht ist, und keine, die Sie zum Handeln drängt.',
      html: `
<p>Öffnen Sie einen Markt, wählen Sie einen Kurs über oder unter dem heutigen, und Sie erhalten eine Mitteilung, sobald er erreicht ist. Einmal: Danach ist der Alarm erledigt, und nichts erinnert Sie noch einmal.</p>
<ul><li>Kurse werden laufend verglichen, ob die App geöffnet ist oder nicht.</li><li>Die Mitteilung nennt Kurs und Zeitpunkt. Sie sagt nicht, was zu tun ist.</li><li>Ihre Alarme finden Sie unter „Märkte“, wo Sie sie auch entfernen können.</li></ul>
<p>Ein Alarm ist kein Auftrag. Er kauft und verkauft nichts.</p>`,
    },
    quote: {
      title: 'Fünfzehn Sekunden: was ein Kursangebot ist',
      summary: 'Warum ein Kurs für einen Moment feststeht und was nach seinem Ablauf geschieht.',
      html: `
<p>Wenn Sie tauschen, erhalten Sie zuerst ein Kursangebot: beide Beträge, den Kurs, den Mittelkurs und den Spread dazwischen, in Prozent und als Betrag.</p>
<h2>Solange es gilt</h2><p>Das Kursangebot gilt 15 Sekunden, gezählt vom Server und nicht von Ihrem Telefon. Der Ring zeigt die verbleibende Zeit. Nehmen Sie an, erhalten Sie genau diese Zahlen.</p>
<h2>Nach dem Ablauf</h2><p>Es wird nichts getauscht. Sie sehen den neuen Kurs neben dem alten und entscheiden neu. Warten kostet nichts, und sich gar nicht zu entscheiden auch nicht.</p>`,
    },
    'network-paused': {
      title: 'Wenn ein Netzwerk pausiert',
      summary: 'Warum Einzahlungen oder Auszahlungen in einem Netzwerk manchmal ruhen und was Sie tun können.',
      html: `
<p>Netzwerke werden gewartet und aktualisiert, und manchmal sind sie gestört oder überlastet. Dann pausieren wir Einzahlungen oder Auszahlungen dieser Währung in diesem Netzwerk, und die App sagt, was davon der Grund ist.</p>
<h2>Einzahlungen</h2><p>Solange Einzahlungen pausieren, wird keine Adresse angezeigt, damit nichts Neues gesendet wird. Haben Sie vorher etwas gesendet, können Sie es trotzdem melden. Gutgeschrieben wird es, sobald das Netzwerk wieder arbeitet.</p>
<h2>Auszahlungen</h2><p>Wählen Sie ein anderes Netzwerk, wenn die Währung eines hat, das auch Ihre andere Wallet unterstützt. Eine wartende Auszahlung können Sie bis zum Beginn ihrer Prüfung stornieren und erhalten alles zurück.</p>
<p>Ihr Guthaben ist von einer Pause nicht betroffen, und tauschen können Sie weiterhin.</p>`,
    },
    network: {
      title: 'Das richtige Netzwerk wählen',
      summary: 'Dieselbe Währung läuft auf mehreren Netzwerken, und diese sind nicht verbunden.',
      html: `
<p>Manche Kryptowährungen gibt es auf mehreren Netzwerken. Sie heißen überall gleich, aber was über ein Netzwerk gesendet wird, kommt auf einem anderen nicht an.</p>
<ol><li>Sehen Sie nach, über welches Netzwerk Ihre andere Wallet sendet.</li><li>Wählen Sie hier dasselbe, bevor Sie die Adresse kopieren.</li><li>Vergleichen Sie Anfang, Mitte und Ende der Adresse. Schadsoftware kann eine Adresse beim Kopieren austauschen.</li><li>Gibt es einen Destination-Tag, kopieren Sie ihn mit. Ohne ihn lässt sich die Transaktion Ihnen nicht zuordnen.</li><li>Senden Sie vor einem großen Betrag einen kleinen.</li></ol>
<p>Was über das falsche Netzwerk gesendet wurde, lässt sich selten zurückholen, und versprechen kann es niemand.</p>`,
    },
    'support-never': {
      title: 'Wonach der Support nie fragt',
      summary: 'Drei Sätze, an denen Sie erkennen, dass jemand nicht zu uns gehört.',
      html: `
<p>Das meiste Geld geht nicht durch fehlerhafte Software verloren, sondern durch eine freundliche Stimme. Der Support sagt nie:</p>
<ul><li>„Lesen Sie mir bitte den Code vor, den Sie gerade erhalten haben.“</li><li>„Wir brauchen Ihr Passwort, um Ihr Konto zu prüfen.“</li><li>„Zahlen Sie noch etwas ein, dann können wir den Rest auszahlen.“</li></ul>
<p>Wer so etwas sagt, will Ihr Geld. Beenden Sie das Gespräch. Haben Sie schon geantwortet, ändern Sie Ihr Passwort und informieren Sie den echten Support, bevor Sie irgendetwas anderes tun.</p>`,
    },
    password: {
      title: 'Ein Passwort, das man sich leicht merkt',
      summary: 'Mehrere Wörter schlagen ein Wort voller Sonderzeichen.',
      html: `
<p>Ein gutes Passwort ist lang und wird nirgendwo sonst verwendet. Vier oder fünf zufällige Wörter merkt man sich leichter als ein Wort voller Sonderzeichen, und sie sind viel schwerer zu erraten.</p>
<ul><li>Jede Schrift ist möglich, Leerzeichen auch.</li><li>Ein Passwortmanager erfindet und merkt sich bessere Passwörter als wir alle.</li><li>Das Passwort Ihrer E-Mail ist genauso wichtig: Wer Ihre E-Mails liest, kann Codes anfordern.</li><li>Noch besser ist ein Passkey. Sie müssen sich nichts merken, und er funktioniert nur auf der echten Website.</li></ul>`,
    },
    records: {
      title: 'So lesen Sie Ihren Verlauf',
      summary: 'Verfügbar, gesperrt und der Saldo nach jedem Umsatz.',
      html: `
<p>Jede Währung hat zwei Guthaben. <strong>Verfügbar</strong> ist, was Sie jetzt verwenden können. <strong>Gesperrt</strong> gehört auch Ihnen, ist aber für etwas Laufendes zurückgelegt, etwa eine Auszahlung in Prüfung. Kommt sie nicht zustande, erhalten Sie alles zurück.</p>
<p>Jeder Eintrag zeigt den Betrag bis auf die letzte Stelle und den Saldo danach. Zählen Sie alle vom ersten an zusammen, ergibt sich der letzte Saldo. Täte er es einmal nicht, wäre etwas falsch; eine automatische Prüfung sucht danach nach jedem Test der Software.</p>`,
    },
    spread: {
      title: 'Mittelkurs, Spread und was ein Umtausch kostet',
      summary: 'Eine Zahl sagt alles, wenn man sie zu sehen bekommt.',
      html: `
<p>Der Mittelkurs liegt in der Mitte zwischen dem, was Käufer bieten, und dem, was Verkäufer verlangen. Wer für Sie tauscht, gibt Ihnen etwas weniger. Der Unterschied ist der Spread, und er ist der Preis des Umtauschs.</p>
<p>Viele Dienste zeigen nur ihren eigenen Kurs und werben mit „gebührenfrei“. Hier zeigt das Kursangebot auch den Mittelkurs und den Spread in Prozent und als Betrag. Vergleichen Sie diese eine Zahl, und Sie haben alles verglichen.</p>`,
    },
  },
};
