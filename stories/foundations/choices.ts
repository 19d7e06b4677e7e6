/** Needs and the component for each, by folder, so that a test keeps the list complete. */
export interface Choice {
  need: string;
  /** Folders of components. */
  take: readonly string[];
  /** How to use it, where that isn't obvious. */
  how?: string;
}

/** By the question of someone who builds a screen. */
export const choices: Readonly<Record<string, readonly Choice[]>> = {
  'Let the customer do something': [
    { need: 'The one next step of a screen', take: ['button'], how: 'primary, in the action of Screen' },
    { need: 'Two answers to one question', take: ['button'], how: 'two, both secondary, alike in size' },
    { need: 'An act with an icon, where there is no room for words', take: ['icon-button'] },
    { need: 'A word inside a sentence that leads on', take: ['text-link'] },
    { need: 'Four ways on from a home screen', take: ['action-grid'] },
    { need: 'Copying an address or a number', take: ['copy-button'] },
    { need: 'Having an address scanned', take: ['qr-code'], how: 'with CopyButton beside it' },
  ],
  'Ask for money': [
    { need: 'An amount', take: ['amount-field'] },
    { need: 'Which currency', take: ['currency-picker'] },
    { need: 'Over which network', take: ['network-picker'] },
    { need: 'A share of what is there, in percent', take: ['slider'], how: 'never instead of typing the amount' },
    { need: 'How many times, in whole numbers', take: ['quantity-stepper'] },
    { need: 'What the close of a period will be', take: ['category-picker'] },
  ],
  'Ask for something else': [
    { need: 'A line of text', take: ['text-field'] },
    { need: 'A password', take: ['password-field'] },
    { need: 'The code of a message', take: ['code-field'] },
    { need: 'A telephone number', take: ['phone-field'] },
    { need: 'One of two to four short answers, at once', take: ['segmented'] },
    { need: 'One of a few answers that need a sentence each', take: ['radio-cards'] },
    { need: 'One of many', take: ['select-field'], how: 'SelectSheet alone where something else opens it' },
    { need: 'One of many, from another opener', take: ['select-sheet'] },
    { need: 'Yes or no, sent later with the form', take: ['checkbox'] },
    { need: 'On or off, at once', take: ['switch'] },
    { need: 'From one day to another', take: ['date-range'] },
    { need: 'A picture from the camera or a file', take: ['image-upload'] },
    { need: 'Words that narrow a list', take: ['search-field'] },
    { need: 'Kinds and states that narrow a list', take: ['filter-bar'] },
    {
      need: 'A field that none of these is',
      take: ['field'],
      how: 'label, hint and error around an input of your own',
    },
  ],
  'Show money': [
    { need: 'An amount', take: ['amount'], how: 'and nothing else, ever' },
    { need: 'A share or a change', take: ['percent'] },
    { need: 'The one figure of a screen', take: ['stat'] },
    { need: 'What one currency costs in another', take: ['rate-line'] },
    { need: 'How long a quoted rate holds', take: ['countdown-ring'] },
    { need: 'What a whole is made of', take: ['allocation-chart'] },
    { need: 'A currency, beside its code', take: ['currency-icon'] },
    { need: 'A name or number that only its owner reads whole', take: ['masked-text'] },
  ],
  'Show a market': [
    { need: 'A trend in a row', take: ['sparkline'] },
    { need: 'Prices over time, to be read', take: ['candle-chart'] },
    { need: 'How long a period still takes orders', take: ['period-countdown'] },
    { need: 'How an order came out', take: ['result-chip'] },
    { need: 'That a result was not made up', take: ['proof-steps'] },
  ],
  'Show facts and lists': [
    { need: 'Facts about one thing', take: ['key-value-list'] },
    { need: 'Rows of things', take: ['list-row'], how: 'in List' },
    { need: 'A history that grows as one scrolls', take: ['record-list'] },
    { need: 'How far a deposit has come', take: ['timeline'] },
    { need: 'How far an upload has come', take: ['progress'] },
    { need: 'The state of a row', take: ['status-chip'] },
    { need: 'How many are unread', take: ['badge'] },
    { need: 'A person', take: ['avatar'] },
    { need: 'A country', take: ['flag'], how: 'beside its name' },
    { need: 'Text written by the operator', take: ['prose'] },
    { need: 'Pictures that an operator changes', take: ['banner-carousel'] },
    { need: 'One line of news', take: ['news-ticker'] },
  ],
  'Say that something happened': [
    { need: 'It was done, and nothing has to be decided', take: ['toast'] },
    { need: 'Something to know before going on', take: ['callout'] },
    { need: 'A decision that cannot be undone', take: ['confirm-dialog'] },
    { need: 'A notice of the operator', take: ['notice-dialog'] },
    { need: 'Nothing is here yet', take: ['empty-state'], how: 'with an Illustration' },
    { need: 'It could not be loaded', take: ['error-state'] },
    { need: 'It is being loaded', take: ['skeleton'], how: 'in the shape of what comes' },
    { need: 'The connection is gone', take: ['offline-bar'] },
    { need: 'This is play money', take: ['ribbon'] },
    { need: 'The operator opens with a picture or film', take: ['splash'], how: 'can be closed at once' },
  ],
  'Lay out a screen': [
    { need: 'A way past the bars for the keyboard', take: ['skip-link'] },
    { need: 'The whole screen', take: ['screen'], how: 'with TopNav, and TabBar where it is one of the main five' },
    { need: 'The bar at the top', take: ['top-nav'] },
    { need: 'The main places of the app', take: ['tab-bar'], how: 'a side rail from 1024 px on' },
    { need: 'Views of one thing', take: ['tabs'] },
    { need: 'A part with a title', take: ['section'] },
    { need: 'One thing that is read or pressed alone', take: ['card'] },
    { need: 'A choice or a short task over the screen', take: ['sheet'] },
    { need: 'A question over the screen', take: ['dialog'] },
    { need: 'The mark', take: ['logo'] },
    { need: 'An icon', take: ['icon'], how: 'beside words that say the same' },
    { need: 'An illustration', take: ['illustration'] },
    { need: 'Locale, masking and links for all of these', take: ['provider'], how: 'once, around the app' },
  ],
};
