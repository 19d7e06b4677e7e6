import type { PublicPages } from '../../sample-texts.ts';

export const pages: PublicPages = {
  about: {
    title: 'Über Florin',
    html: `
<p>Florin ist Software für eine Plattform zum Aufbewahren und Tauschen von Geld: mehrere Währungen an einem Ort, Umtausch zwischen ihnen und ein Verlauf, der nach jedem Umsatz den Saldo zeigt. Sie ist quelloffen unter der MIT-Lizenz: Alle dürfen sie lesen, betreiben und verändern.</p>
<h2>Was Sie hier tun können</h2>
<ul>
<li>Krypto und Fiatwährungen halten und sehen, was sie zusammen wert sind.</li>
<li>Über ein Netzwerk oder eine Bank einzahlen und auszahlen.</li>
<li>Zu einem Kursangebot tauschen oder an den Schaltern Wechselaufträge ausführen.</li>
<li>Hebelräume und Festlaufzeiten ausprobieren. Chancen, Kosten und das Ergebnis jedes Auftrags liegen offen.</li>
</ul>
<h2>Wofür wir stehen</h2>
<ul>
<li><strong>Erst sehen, dann prüfen.</strong> Kurs, Spread und den Betrag, den Sie erhalten, sehen Sie, bevor Sie zustimmen. Dieselben Zahlen stehen danach in Ihrem Verlauf, bis auf die letzte Stelle.</li>
<li><strong>Kein Druck.</strong> Fristen setzt der Server, und sie zu versäumen kostet nichts. Ablehnen ist so leicht wie annehmen.</li>
<li><strong>Keine Versprechen.</strong> Kurse steigen und fallen. Wir sagen sie nicht voraus, und hier kann es niemand.</li>
<li><strong>Ihr Geld gehört Ihnen.</strong> Ob Sie es auszahlen können, hängt von keiner Einzahlung, keinem Bonus, keiner Aufgabe und keiner Punktzahl ab.</li>
</ul>
<h2>Wie Buch geführt wird</h2>
<p>Doppelt: Was auf einem Konto hinzukommt, geht von einem anderen ab, und jede Währung ergibt immer null. Buchungen werden nie geändert oder gelöscht. Einen Fehler berichtigt eine neue Buchung, die Sie mit ihrem Grund sehen.</p>
<h2>Diese Sandbox</h2>
<p>Alles Geld hier ist Spielgeld. Der Markt ist simuliert, E-Mails landen in einem Ordner, und Programme vertreten die Mitarbeiter, die Einzahlungen und Dokumente prüfen würden. Sie können damit nichts kaufen und nichts verlieren.</p>
<h2>Wer sie betreibt</h2>
<p>Wer sie gestartet hat. Hinter dieser Sandbox stehen kein Unternehmen, keine Zulassung, kein Büro und kein Team. Ein echter Betreiber sagt hier, wer er ist, wo er eingetragen ist, wer ihn beaufsichtigt und wo sich das alles nachprüfen lässt.</p>`,
  },
  guarantee: {
    title: 'Garantie',
    html: `
<p>Eine Garantie ist nur so viel wert, wie sich davon prüfen lässt. Hier steht, wofür die Software sorgt, wie Sie das prüfen und ebenso offen, was niemand garantiert.</p>
<h2>Wofür die Software sorgt</h2>
<ul>
<li>Ihr Guthaben kann nicht unter null fallen, und dasselbe Geld lässt sich nicht zweimal ausgeben. Die Datenbank selbst verweigert es.</li>
<li>Ein Kursangebot, das Sie annehmen, wird genau zu seinen Zahlen ausgeführt oder gar nicht.</li>
<li>Eine Zahlung, die wegen einer unterbrochenen Verbindung zweimal gesendet wird, wird einmal gebucht.</li>
<li>Was gebucht ist, bleibt in Ihrem Verlauf und wird nie umgeschrieben.</li>
<li>Eine Auszahlung hängt nie von einer Einzahlung, einer Aufgabe, einem Bonus oder einer Punktzahl ab.</li>
<li>In einem Hebelraum können Sie nicht mehr als Ihren Anlagebetrag verlieren.</li>
<li>Jeder simulierte Kurs folgt aus Werten, die vorher festgelegt und danach offengelegt wurden.</li>
</ul>
<h2>Wie Sie es prüfen</h2>
<ol>
<li>Tauschen Sie etwas und vergleichen Sie das Kursangebot mit dem Beleg und mit Ihrem Verlauf.</li>
<li>Speichern Sie Ihre Umsätze als Datei und zählen Sie sie zusammen. Die Summe jeder Währung ist ihr Guthaben.</li>
<li>Öffnen Sie einen abgerechneten Auftrag eines Hebelraums und lassen Sie ihn prüfen. Ihr Browser rechnet das Ergebnis Schritt für Schritt nach und glaubt dem Server dabei nichts.</li>
</ol>
<h2>Was niemand garantiert</h2>
<ul>
<li><strong>Kurse.</strong> Eine Währung kann jederzeit an Wert verlieren oder wertlos werden.</li>
<li><strong>Erträge.</strong> Wer Ihnen welche verspricht, spricht nicht für uns.</li>
<li><strong>Einlagensicherung.</strong> Hier gibt es keine. Ein echter Betreiber sagt, wer welche Beträge schützt und wo sich das nachprüfen lässt.</li>
<li><strong>Rückgängigmachen.</strong> Eine Transaktion auf einer Blockchain an die falsche Adresse holt niemand zurück.</li>
<li><strong>Verfügbarkeit.</strong> Server und Netzwerke fallen aus. Was Sie begonnen haben, geht nicht verloren, kann aber länger dauern.</li>
</ul>
<h2>Wenn etwas schiefgeht</h2>
<p>Einen Fehler in den Büchern berichtigt eine eigene Buchung neben der falschen, mit ihrem Grund. Wenn Sie einen finden, <a href="/contact">nennen Sie dem Support</a> bitte die Nummer des Vorgangs.</p>`,
  },
  partnership: {
    title: 'Partnerschaft',
    html: `
<p>Partner bauen auf denselben Aufrufen auf wie die App selbst. Verborgene weitere gibt es nicht: Unter <code>/openapi.json</code> beschreibt der Server jeden einzelnen.</p>
<h2>Was Partner können</h2>
<ul>
<li>Öffentliche Kurse mit Quelle und Zeitpunkt anzeigen.</li>
<li>Die veröffentlichten Startwerte des simulierten Marktes prüfen und mit ihnen jeden Kurs.</li>
<li>Auf den dokumentierten Aufrufen eine eigene App bauen, in der sich Kunden anmelden.</li>
<li>Florin selbst betreiben. Die Lizenz erlaubt es, auch gewerblich.</li>
</ul>
<h2>Was Partner nicht können</h2>
<ul>
<li>Für Kunden handeln, die nicht angemeldet sind.</li>
<li>Am Geld anderer Kunden mitverdienen. Niemand wird für eine Einladung bezahlt.</li>
<li>Kunden nach einem Passwort, einem Code oder einer Einzahlung fragen.</li>
</ul>
<h2>Wer unsere Partner sind</h2>
<p>Noch niemand. Die Partner auf der Startseite sind erfunden und sagen das auch. Ein echter Betreiber nennt hier seine Partner, was sie tun und wo sich das nachprüfen lässt.</p>
<h2>Sprechen Sie mit uns</h2>
<p>Ein echter Betreiber nennt hier Namen, Anschrift und einen Weg, ihn zu erreichen. In der Sandbox gibt es niemanden, dem Sie schreiben könnten.</p>`,
  },
  customer: {
    title: 'Kundensupport',
    html: `
<p>Der Support beantwortet Fragen und geht Problemen nach. Wie und wann Sie ihn erreichen, steht unter <a href="/contact">Support kontaktieren</a>. Die Sandbox hat kein Supportteam; was sich ohne eines beantworten lässt, steht auf dieser Seite.</p>
<h2>Bevor Sie schreiben</h2>
<ol>
<li>Öffnen Sie den Vorgang, um den es geht. Er zeigt den Status, was als Nächstes geschieht und, falls etwas abgelehnt wurde, den Grund.</li>
<li>Kopieren Sie seine Nummer. Sie beginnt mit einem Buchstaben und hilft mehr als ein Bildschirmfoto.</li>
<li>Stand bei einem Fehler die Nummer einer Anfrage, nennen Sie auch diese. Sie führt zum genauen Zeitpunkt im Serverprotokoll.</li>
</ol>
<h2>Einzahlungen und Auszahlungen</h2>
<dl>
<dt>Wo ist meine Einzahlung?</dt>
<dd>In ihren Details steht, ob sie eingegangen ist, geprüft wird, gutgeschrieben wurde oder nicht, und warum. In der Sandbox dauert die Prüfung wenige Sekunden.</dd>
<dt>Ich habe das falsche Netzwerk verwendet.</dt>
<dd>Schreiben Sie sofort und nennen Sie die Transaktions-ID. Ob sich etwas zurückholen lässt, hängt vom Netzwerk ab, und oft geht es nicht. Deshalb bittet die App Sie, Netzwerk und Adresse zu vergleichen.</dd>
<dt>Kann ich eine Auszahlung anhalten?</dt>
<dd>Ja, bis ihre Prüfung beginnt, und Sie erhalten alles zurück. Danach lässt sie sich nicht mehr anhalten, und eine gesendete Transaktion macht niemand rückgängig.</dd>
</dl>
<h2>Konto</h2>
<dl>
<dt>Der Code per E-Mail kommt nicht an.</dt>
<dd>Sehen Sie im Spam-Ordner nach und fordern Sie nach einer Minute einen neuen Code an. In der Sandbox sind E-Mails Dateien im Ordner <code>outbox</code> des Datenordners.</dd>
<dt>Ich habe mein Passwort vergessen oder meine Authenticator-App verloren.</dt>
<dd>Die Anmeldeseite führt Sie durch beides. Auszahlungen sind danach 24 Stunden lang gesperrt, damit niemand, der in Ihr Konto gelangt ist, es sofort leeren kann.</dd>
<dt>Ein Kursangebot ist abgelaufen, bevor ich bestätigt habe.</dt>
<dd>Es wurde nichts getauscht. Sie sehen den neuen Kurs neben dem alten und entscheiden neu.</dd>
</dl>
<h2>Wonach der Support nie fragt</h2>
<p>Nach Ihrem Passwort, Ihrem Transaktionspasswort, einem Code oder einer Einzahlung. Wer danach fragt, gehört nicht zu uns.</p>`,
  },
  transparency: {
    title: 'Transparenz',
    html: `
<p>Glauben Sie uns nicht aufs Wort. Was hier steht, ist zum Nachprüfen da, und was noch fehlt, nennen wir auch.</p>
<h2>Kurse</h2>
<p>In der Sandbox macht ein Simulator die Kurse. Die Startwerte eines Tages bilden eine Hashkette, deren Ende vor Tagesbeginn veröffentlicht wird; der Startwert jeder Minute wird nach dieser Minute offengelegt. Mit beidem lässt sich jeder Kurs nachrechnen und erkennen, dass keiner zu unseren Gunsten gewählt wurde. Die Daten liefert der Aufruf <code>/api/market/commitments</code>.</p>
<h2>Hebelräume</h2>
<p>Jede Kategorie zeigt ihre Auszahlung, ihre Wahrscheinlichkeit und den Anteil, den die Plattform im Durchschnitt behält, berechnet von demselben Code, der die Aufträge abrechnet. Jeder Raum zeigt, welcher Anteil der Konten tatsächlich verloren hat. Ihr Browser rechnet das Ergebnis jedes abgerechneten Auftrags nach, wenn Sie ihn prüfen lassen.</p>
<h2>Was ein Umtausch kostet</h2>
<p>Den Spread zwischen dem Mittelkurs und Ihrem Kurs. Sie sehen ihn in Prozent und als Betrag, bevor Sie annehmen. Er wird auf ein eigenes Konto gebucht, daher ist seine Summe bis auf die letzte Stelle bekannt.</p>
<h2>Was wir Kunden schulden</h2>
<p>Jedes Guthaben ist eine Verbindlichkeit der Plattform. Zu festen Zeiten werden die Guthaben aller Kunden je Währung zu einem Hashbaum verbunden; seine Wurzel und Summe stehen hier neben dem, was wir halten. Ihr Gerät kann den Weg von jedem Ihrer Guthaben zu dieser Wurzel berechnen. Was wir halten, sagt unser eigenes Hauptbuch: Niemand vergleicht es für Sie mit einer Blockchain oder einer Bank.</p>
<h2>Zahlen, die wir nicht veröffentlichen</h2>
<p>Hier finden Sie keine Gesamtzahl der Nutzer oder Händler und kein Volumen. In einer Sandbox gibt es kaum etwas zu zählen, und eine erfundene Zahl wäre eine Lüge. Die einzige Ausnahme: Jeder Hebelraum zeigt, wie viele Personen gerade darin sind, und diese Zahl wird tatsächlich gezählt.</p>`,
  },
};
