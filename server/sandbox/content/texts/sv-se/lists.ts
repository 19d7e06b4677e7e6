import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Prova allt med testpengar',
      text: 'Allt i den här testmiljön är testpengar. Sätt in, konvertera och kontrollera varje transaktion.',
    },
    quote: {
      title: 'Kursen du ser är kursen du får',
      text: 'Varje offert visar mittkursen och spreaden och genomförs exakt som den visas, eller inte alls.',
    },
    prices: {
      title: 'Kontrollera våra kurser själv',
      text: 'Låsta i förväg, redovisade efteråt: vem som helst kan räkna om varje simulerad kurs.',
    },
  },
  trumpet: {
    'play-money': { text: 'Alla pengar i den här testmiljön är testpengar.' },
    addresses: { text: 'Adresserna för insättningar här är påhittade. Skicka aldrig något riktigt till dem.' },
    codes: { text: 'Kundservice frågar aldrig efter ditt lösenord eller en kod.' },
  },
  feedback: {
    one: {
      title: 'Exempel på omdöme, ingen kund',
      text: 'Min historik stämmer med mina offerter till sista decimalen. Jag kontrollerade tre, sedan slutade jag kontrollera.',
    },
    two: {
      title: 'Exempel på omdöme, ingen kund',
      text: 'Jag lät en offert gå ut med flit. Inget hände, och det är precis så det ska vara.',
    },
    three: {
      title: 'Exempel på omdöme, ingen kund',
      text: 'Jag skrev punkt som decimaltecken och det bara fungerade. Det är ovanligare än man tror.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Exempelförvaring',
      text: 'En påhittad partner. En riktig skulle förvara mynt och berätta var du kan kontrollera det.',
    },
    lantern: {
      title: 'Lantern Exempeldata',
      text: 'En påhittad partner. En riktig skulle leverera marknadskurser och ange sin källa.',
    },
    quill: {
      title: 'Quill Exempelgranskning',
      text: 'En påhittad partner. En riktig skulle granska programmet och publicera vad den hittade.',
    },
  },
  'news-type': {
    product: { title: 'Produkt' },
    maintenance: { title: 'Drift' },
    guide: { title: 'Guider' },
    security: { title: 'Säkerhet' },
  },
};
