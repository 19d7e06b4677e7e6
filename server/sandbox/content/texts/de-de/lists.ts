import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Alles mit Spielgeld ausprobieren',
      text: 'In dieser Sandbox ist alles Spielgeld. Zahlen Sie ein, tauschen Sie und prüfen Sie jeden Umsatz.',
    },
    quote: {
      title: 'Sie erhalten den Kurs, den Sie sehen',
      text: 'Ein Kursangebot zeigt Mittelkurs und Spread. Es wird genau so ausgeführt oder gar nicht.',
    },
    prices: {
      title: 'Prüfen Sie unsere Kurse selbst',
      text: 'Vorher festgelegt, danach offengelegt: Jeder simulierte Kurs lässt sich nachrechnen.',
    },
  },
  trumpet: {
    'play-money': { text: 'Alles Geld in dieser Sandbox ist Spielgeld.' },
    addresses: { text: 'Die Wallet-Adressen hier sind erfunden: Senden Sie nie echtes Geld dorthin.' },
    codes: { text: 'Der Support fragt Sie nie nach Ihrem Passwort oder nach einem Code.' },
  },
  feedback: {
    one: {
      title: 'Beispielstimme, kein Kunde',
      text: 'Mir gefällt, dass im Verlauf dieselben Ziffern stehen wie im Kursangebot. Drei habe ich nachgeprüft, dann nicht mehr.',
    },
    two: {
      title: 'Beispielstimme, kein Kunde',
      text: 'Ich habe ein Kursangebot absichtlich ablaufen lassen. Es ist nichts passiert, und so soll es sein.',
    },
    three: {
      title: 'Beispielstimme, kein Kunde',
      text: 'Der Betrag mit dem Komma meiner Tastatur wurde verstanden. Das ist seltener, als man denkt.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: 'Ein erfundener Partner. Ein echter würde hier Coins verwahren und sagen, wo das bestätigt ist.',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: 'Ein erfundener Partner. Ein echter würde Marktkurse liefern und sagen, woher sie kommen.',
    },
    quill: {
      title: 'Quill Sample Review',
      text: 'Ein erfundener Partner. Ein echter würde die Software prüfen und veröffentlichen, was er findet.',
    },
  },
  'news-type': {
    product: { title: 'Produkt' },
    maintenance: { title: 'Wartung' },
    guide: { title: 'Anleitungen' },
    security: { title: 'Sicherheit' },
  },
};
