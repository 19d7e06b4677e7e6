import type { ListTexts } from '../../sample-texts.ts';

export const lists: ListTexts = {
  banner: {
    'play-money': {
      title: 'Prova tutto con denaro fittizio',
      text: 'In questo ambiente di prova tutto è denaro fittizio. Deposita, converti e controlla ogni movimento.',
    },
    quote: {
      title: 'Il tasso che vedi è quello che ottieni',
      text: 'Ogni quotazione mostra il tasso medio di mercato e lo spread, e viene eseguita esattamente così, oppure non viene eseguita affatto.',
    },
    prices: {
      title: 'Controlla tu i nostri prezzi',
      text: 'Pubblicati prima, rivelati dopo: chiunque può ricalcolare ogni prezzo simulato.',
    },
  },
  trumpet: {
    'play-money': { text: 'In questo ambiente di prova tutto il denaro è fittizio.' },
    addresses: { text: 'Qui gli indirizzi di deposito sono inventati. Non inviare mai nulla di reale.' },
    codes: { text: 'L’assistenza non ti chiede mai la password o un codice.' },
  },
  feedback: {
    one: {
      title: 'Opinione di esempio, non di un cliente',
      text: 'Il mio storico corrisponde alle quotazioni fino all’ultima cifra. Ne ho controllate tre, poi ho smesso.',
    },
    two: {
      title: 'Opinione di esempio, non di un cliente',
      text: 'Ho lasciato scadere una quotazione apposta. Non è successo nulla, ed è proprio così che deve essere.',
    },
    three: {
      title: 'Opinione di esempio, non di un cliente',
      text: 'Ho scritto l’importo con la virgola e ha funzionato subito. È più raro di quanto si pensi.',
    },
  },
  platform: {
    harbor: {
      title: 'Harbor Sample Custody',
      text: 'Un partner inventato. Uno vero custodirebbe le monete e direbbe dove puoi verificarlo.',
    },
    lantern: {
      title: 'Lantern Sample Data',
      text: 'Un partner inventato. Uno vero fornirebbe i prezzi di mercato e ne indicherebbe la fonte.',
    },
    quill: {
      title: 'Quill Sample Review',
      text: 'Un partner inventato. Uno vero esaminerebbe il software e pubblicherebbe i risultati.',
    },
  },
  'news-type': {
    product: { title: 'Prodotto' },
    maintenance: { title: 'Manutenzione' },
    guide: { title: 'Guide' },
    security: { title: 'Sicurezza' },
  },
};
