import type { LegalTexts } from '../../sample-texts.ts';

export const legal: LegalTexts = {
  sample:
    '<p><strong>Dies ist ein Mustertext.</strong> Florin ist eine Software, und den hier beschriebenen Betreiber gibt es nicht. Wer Florin betreibt, ersetzt diese Seite.</p>',
  policy: {
    title: 'Datenschutzerklärung',
    intro:
      'Hier steht, was Florin über Sie speichert, warum und wie lange. Beschrieben ist, was die Software heute tut. Ein echter Betreiber ergänzt seinen Namen, seine Anschrift und das Recht, das für ihn gilt.',
    heading: 'Was wir speichern',
    stored: {
      account: {
        name: 'Kontodaten',
        text: 'Benutzername, Anzeigename, E-Mail-Adresse, Sprache, Einladungscode, wer Sie eingeladen hat und ob Auszahlungen gesperrt sind: um Sie anzumelden, Ihnen zu schreiben und Ihr Geld zu schützen. Bis das Konto geschlossen wird.',
      },
      passwords: {
        name: 'Passwörter',
        text: 'Ein nicht umkehrbarer Hashwert Ihres Anmeldepassworts und Ihres Transaktionspassworts: um ein Passwort prüfen zu können, ohne es zu kennen. Bis Sie es ändern oder das Konto geschlossen wird.',
      },
      agreements: {
        name: 'Ihre Zustimmung',
        text: 'Welcher Version der Nutzungsbedingungen und dieser Erklärung Sie wann zugestimmt haben: damit Sie und wir es nachsehen können. Bis das Konto geschlossen wird.',
      },
      avatar: {
        name: 'Profilbild',
        text: 'Um es neben Ihrem Namen zu zeigen. Bis Sie es ersetzen oder entfernen.',
      },
      identity: {
        name: 'Ausweisdokumente',
        text: 'Ihr voller Name, Ihre Ausweisnummer und Fotos Ihres Ausweises: um Ihre Identität zu prüfen. Die Nummer ist verschlüsselt; die Fotos sehen nur Sie und wer sie prüft. Bis das Konto geschlossen wird. War eine Prüfung nicht erfolgreich, bleiben Nummer und Fotos, bis Sie erneut einreichen; Zeitpunkt, Name und Grund bleiben erhalten.',
      },
      secondFactor: {
        name: 'Zweiter Faktor',
        text: 'Das Geheimnis Ihrer Authenticator-App, verschlüsselt, und nicht umkehrbare Hashwerte Ihrer Wiederherstellungscodes: um Ihre Codes zu prüfen. Bis Sie ihn ausschalten.',
      },
      removals: {
        name: 'Anträge, die Authenticator-App zu entfernen',
        text: 'Was Sie geschrieben haben, womit Sie sich ausgewiesen haben, von wo aus und was entschieden wurde: damit der Antrag eines Fremden geprüft und gestoppt werden kann. Bis das Konto geschlossen wird.',
      },
      passkeys: {
        name: 'Passkeys',
        text: 'Der öffentliche Schlüssel, der von Ihnen vergebene Name, die Kennung des Geräts dafür und die letzte Verwendung: um Sie ohne Passwort anzumelden. Nie Ihr Fingerabdruck oder Gesicht. Bis Sie ihn entfernen.',
      },
      sessions: {
        name: 'Sitzungen',
        text: 'Browser, Gerät und IP-Adresse jeder Anmeldung, wann sie begann, zuletzt genutzt wurde und endete, sowie nicht umkehrbare Hashwerte dessen, was Sie angemeldet hält, einer Zufallszahl für den Browser und des Links in der E-Mail über ein neues Gerät: um Ihre Geräte wiederzuerkennen, ein neues zu melden und Sie dessen Sitzung beenden zu lassen. Eine Sitzung endet nach 30 Tagen ohne Nutzung und 180 Tage nach der Anmeldung. Ihr Eintrag bleibt, bis das Konto geschlossen wird.',
      },
      activity: {
        name: 'Kontoaktivität',
        text: 'Anmeldungen, falsche Passwörter und Codes sowie Änderungen Ihrer Sicherheitseinstellungen, mit Zeitpunkt, IP-Adresse, Browser und Gerät: damit Ihnen Fremde auffallen. Bis das Konto geschlossen wird.',
      },
      money: {
        name: 'Einzahlungen, Auszahlungen, Umtauschvorgänge, Wechselaufträge, Hebelaufträge, Festlaufzeiten und Umsätze',
        text: 'Mit den Angeboten, zu denen sie ausgeführt wurden, Ihrem Stand an den Schaltern, den Adressen und gekürzten Kartennummern, an die Geld ging, Ihren Guthaben und dem Saldo danach: weil sie unsere Buchführung sind. Sie bleiben nach der Schließung erhalten, siehe „Wie lange“. Kursangebote, Suchen am Schalter und Angebote, die Sie nicht angenommen haben, geprüfte, aber nicht bestätigte Auszahlungen und Kopien von Antworten, die doppelte Buchungen verhindern, werden mit dem Konto gelöscht.',
      },
      rooms: {
        name: 'Ihre Grenzen, Pausen und Zeiten in den Hebel-Räumen',
        text: 'Ihre eigenen Grenzen für Anlagebeträge und Verluste, was Sie je Tag angelegt und verloren haben, Ihre Pause, wie lange Sie in jedem Raum waren und mit welchem Code Sie hineingekommen sind: damit Ihre Grenzen auf jedem Gerät gelten und der Raum Ihnen Ihre Zeit darin nennen kann. Bis das Konto geschlossen wird.',
      },
      addresses: {
        name: 'Gespeicherte Adressen',
        text: 'Die Wallet-Adressen in Ihrem Adressbuch mit den Namen, die Sie ihnen geben: damit Sie eine auswählen und Auszahlungen auf diese beschränken können. Bis Sie sie entfernen oder das Konto geschlossen wird.',
      },
      cards: {
        name: 'Karten',
        text: 'Die Karten, die Sie hinterlegt haben, mit Nummer, Bank, Inhaber und Telefonnummer: damit wir Auszahlungen an sie überweisen können. Die Nummer ist verschlüsselt, und Sie sehen sie nur teilweise. Bis Sie sie entfernen oder das Konto geschlossen wird. Eine Auszahlung behält die gekürzte Nummer.',
      },
      markets: {
        name: 'Favoriten und Kursalarme',
        text: 'Die Märkte, die Sie als Favoriten markiert haben, und die Kurse, über die Sie informiert werden möchten: damit Sie sie auf jedem Gerät finden und wir Sie benachrichtigen können. Bis Sie sie entfernen oder das Konto geschlossen wird; einen ausgelösten Alarm 30 Tage lang.',
      },
      receipts: {
        name: 'Transaktionsbelege',
        text: 'Um eine Einzahlung zu bestätigen. Bis das Konto geschlossen wird.',
      },
      petitions: {
        name: 'Feedback und Anliegen',
        text: 'Was Sie uns dort geschrieben haben, die Bilder dazu und unsere Antworten: damit wir antworten und Sie es nachlesen können. Bis das Konto geschlossen wird.',
      },
      notices: {
        name: 'Mitteilungen',
        text: 'Was wir Ihnen mitgeteilt haben und was Sie davon gelesen haben; was Sie wie erfahren möchten. Bis das Konto geschlossen wird. Wenn Sie Push einschalten: die Adresse und die Schlüssel, die Ihr Browser dafür genannt hat, bis Sie es ausschalten oder sich dort abmelden.',
      },
      codes: {
        name: 'Codes per E-Mail',
        text: 'Ein nicht umkehrbarer Hashwert des Codes, die Adresse, an die er ging, und das Netzwerk, aus dem er angefordert wurde: um den Code zu prüfen und damit Sie niemand mit E-Mails überflutet. Einen Tag lang.',
      },
      emails: {
        name: 'E-Mails an Sie',
        text: 'Bis sie verschickt ist, höchstens einen Tag lang, liegt jede verschlüsselt in der Datenbank. In der Sandbox ist jede eine Datei im Ordner „outbox“, auch mit Codes. Ein echter Betreiber übergibt sie einem E-Mail-Anbieter. Bis der Betreiber sie löscht.',
      },
      attempts: {
        name: 'Versuche',
        text: 'Wie oft bei einem Konto oder von einer IP-Adresse aus geraten wurde, unter nicht umkehrbaren Hashwerten: um Raten zu bremsen. Einen Tag lang nach dem letzten Versuch.',
      },
      serverLog: {
        name: 'Serverprotokoll',
        text: 'Zeitpunkt, Nummer und technische Ursache fehlgeschlagener Anfragen und, wo viele abgelehnt werden, die IP-Adresse oder das Netzwerk der letzten: um Fehler zu finden und zu beheben und um Angriffe zu bemerken. Bis der Betreiber es löscht.',
      },
      auditLog: {
        name: 'Prüfprotokoll',
        text: 'Was die Mitarbeiter des Betreibers angesehen und entschieden haben, ohne Namen und Ausweisnummern: damit Zugriffe auf Ihre Dokumente überprüft werden können. Es wird nie gelöscht.',
      },
    },
    html: `
<p>Aus jedem Foto entfernen wir beim Empfang Orts- und Kameradaten. Ein Foto, das Sie hochladen, aber nicht einreichen, wird nach einem Tag gelöscht.</p>
<h2>Was wir nicht speichern</h2>
<ul>
<li>Ihr Passwort oder einen Wiederherstellungscode in lesbarer Form.</li>
<li>Was Sie in der App ansehen oder antippen.</li>
<li>Irgendetwas für Werbung. Nichts wird von anderen Unternehmen geladen, und nichts über Sie wird an andere gesendet, außer wenn Sie Push einschalten: Dann läuft jede Nachricht über den Push-Dienst des Herstellers Ihres Browsers, so verschlüsselt, dass nur Ihr Browser sie lesen kann.</li>
</ul>
<h2>Auf Ihrem Gerät</h2>
<p>Ein Cookie hält Sie angemeldet, ein zweites erkennt diesen Browser 400 Tage lang wieder, damit Sie niemand aussperren kann, der Ihr Passwort zu erraten versucht. Kein Skript kann sie lesen. Die App merkt sich Ihre Sprache, Ihr Farbschema, Ihre Anzeigewährung und ob Beträge verborgen sind. Damit sie auch ohne Verbindung startet, bewahrt sie auf, was sie Ihnen zuletzt gezeigt hat, ohne Karten, Ausweise und Sicherheitseinstellungen, höchstens sieben Tage lang oder bis Sie sich abmelden. Unfertige Formulare bleiben im geöffneten Tab, bis Sie sie absenden oder sich abmelden. Passwörter sind nie darunter.</p>
<h2>Wie lange</h2>
<p>Wenn Sie Ihr Konto schließen, können Sie es sich 14 Tage lang anders überlegen. Danach wird alles gelöscht, was sagt, wer Sie sind: Namen, E-Mail-Adresse, Passwörter, Ausweisnummer, Fotos, Profilbild, zweiter Faktor, Passkeys, Sitzungen, Kontoaktivität, Zustimmungen, Anliegen und Mitteilungen. Einzahlungen, Auszahlungen, Umtauschvorgänge, Aufträge, Festlaufzeiten und Umsätze bleiben unter einer Nummer erhalten, weil eine Buchführung vollständig sein muss. Ein echter Betreiber sagt hier, wie viele Jahre das Gesetz verlangt und ob Ausweisdokumente länger aufbewahrt werden müssen.</p>
<h2>Ihre Rechte</h2>
<p>Unter „Sicherheit“ können Sie alles herunterladen, was wir über Sie speichern, und Ihr Konto schließen. Wenn etwas nicht stimmt, <a href="/contact">wenden Sie sich bitte an den Support</a>.</p>`,
  },
  agreement: {
    title: 'Nutzungsbedingungen',
    html: `
<p>Nutzungsbedingungen sollten kurz genug sein, um gelesen zu werden. Dieses Muster bindet niemanden. Es zeigt, wo die eines echten Betreibers stehen und was sie regeln sollten.</p>
<h2>1. Ihr Konto</h2>
<p>Eine Person, ein Konto, mit eigenem Namen und eigener E-Mail-Adresse. Behalten Sie Ihr Passwort für sich: Wer es hat, kann in Ihrem Namen handeln. Sie können jede Sitzung beenden und jederzeit gehen.</p>
<h2>2. Ihr Geld</h2>
<p>Ihr Guthaben gehört Ihnen, auch gesperrte Beträge. Das Hauptbuch führt es getrennt von den Konten der Plattform, und die Auszahlung dessen, was verfügbar ist, hängt nie von einer Einzahlung, einer Aufgabe, einem Bonus oder einer Punktzahl ab.</p>
<h2>3. Kurse und Kursangebote</h2>
<p>Ein Kursangebot nennt beide Beträge, den Kurs, den Mittelkurs und den Spread und gilt 15 Sekunden nach der Uhr des Servers. Nehmen Sie es rechtzeitig an, wird es genau so ausgeführt. Sonst geschieht nichts.</p>
<h2>4. Risiko</h2>
<p>Währungen und Kryptowährungen können schnell und ohne Vorwarnung an Wert verlieren. Verwenden Sie nur Geld, dessen Verlust Sie verkraften. Nichts auf dieser Plattform ist eine Beratung.</p>
<h2>5. Was wir nicht dürfen</h2>
<p>Wir dürfen keine Buchung ändern, nichts zu Zahlen ausführen, denen Sie nicht zugestimmt haben, und Ihr Geld nicht zurückhalten, um Sie zu etwas zu bewegen. Machen wir einen Fehler, berichtigen wir ihn mit einer Buchung, die Sie mit ihrem Grund sehen.</p>
<h2>6. Änderungen</h2>
<p>Jede Version dieser Bedingungen hat eine Nummer. Gibt es eine neue, zeigen wir sie Ihnen und fragen, ob Sie zustimmen. Bis dahin gilt für Sie die Version, der Sie zugestimmt haben, und nichts wird gesperrt. Ändert sich der Text, während Sie ein Konto eröffnen, sagen wir es und fragen erneut.</p>
<h2>7. Spielgeld</h2>
<p>In der Sandbox ist nichts echt: weder die Beträge noch der Markt noch der Betreiber. Niemand schuldet jemandem etwas.</p>`,
  },
};
