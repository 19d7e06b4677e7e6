/** A text, a better one, and the reason. */
export type Pair = readonly [not: string, so: string, why: string];

/** By situation. */
export const pairs: Record<string, readonly Pair[]> = {
  Money: [
    ['You will get about 0.04 BTC', 'You get 0.041872 BTC', 'The figure that is shown is the one that is booked.'],
    ['Low fee!', 'Fee 1.20 EUR, 0.5 %', 'A figure instead of an opinion.'],
    [
      'Earn up to 12 % a year',
      '0.03 % a day, 10.95 % a year, simple',
      'The rate that is paid, and how it is counted. No promise.',
    ],
    ['Your money is safe with us', 'Owed to customers: see today’s published total', 'What can be checked.'],
    ['25.4K', '25,400.00 EUR', 'History and balances are never shortened.'],
  ],
  Errors: [
    [
      'Oops! Something went wrong',
      'The list could not be loaded. Your balance is unchanged.',
      'What failed, and what it means for the money.',
    ],
    ['Invalid input', 'At least 10.00 EUR', 'What would be right.'],
    ['Error 500', 'We couldn’t be reached. Try again in a minute.', 'What to do now.'],
    ['You entered a wrong code', 'This code has expired', 'The thing, not the person.'],
  ],
  Refusals: [
    ['Request denied', 'Withdrawals to a bank need a verified identity', 'The rule, in the words of the rule.'],
    [
      'Insufficient balance! Top up now',
      'For 0.041872 BTC you need 2,500.00 EUR; 1,940.20 EUR are available.',
      'What’s missing. Whether to deposit is up to the customer.',
    ],
    [
      'Your deposit was rejected',
      'Not credited: the name on the transfer is another person’s',
      'The reason, and where the money is.',
    ],
    ['Are you sure?', 'Send 0.5 BTC to bc1q…7k2m? This can’t be undone.', 'A question that can be answered.'],
  ],
  Pressure: [
    ['Hurry, only 15 seconds left!', 'This rate holds for 15 seconds', 'A deadline is a fact, said once.'],
    ['No thanks, I don’t want to earn more', 'Not now', 'Declining costs nothing, in words too.'],
    ['Congratulations! You won!', 'Paid out: +8.00 USDT', 'Nothing celebrates, least of all a bet.'],
    ['Don’t miss out', 'Ends November 30, 12:00 PM UTC', 'Says until when, and nothing more.'],
    ['1,284 traders joined today', 'Nothing at all', 'No figure that was not counted.'],
  ],
};

export const rules = [
  'One idea to a sentence, 20 words at most. The subject is “you” or the thing, and not “we” unless we did it.',
  'Figure first, then what it is. The unit goes with the figure, not into the sentence around it.',
  'The words of the field: deposit, withdrawal, quote, spread, maturity. The glossary has one word for one thing in each language.',
  'A button says what happens: “Convert”, “Send 0.5 BTC”. Never “OK” for what moves money.',
  'No exclamation mark, no emoji, no capitals for loudness.',
  'Sentences end with a period. Labels, titles, and messages at a field that are one phrase don’t.',
];

/** In English letters; other languages usually need 1.35 times as many, 2.5 times at worst. */
export const budget = [
  ['Tab of the tab bar', 10],
  ['Button', 20],
  ['Title of a screen', 24],
  ['Label of a field', 28],
  ['State in a chip', 14],
  ['Toast', 70],
  ['Message at a field', 80],
  ['Sentence of a dialog', 140],
] as const;
