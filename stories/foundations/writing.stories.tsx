import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { allLanguages, intlLocale } from '#contract/languages';
import { Icon } from '#design-system/icon';
import { vars } from '#design-system/theme';
import { Group, Name, Page } from './page.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Pair = readonly [not: string, so: string, why: string];

const pairs: Record<string, readonly Pair[]> = {
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
    ['Error 500', 'We could not be reached. Try again in a minute.', 'What to do now.'],
    ['You entered a wrong code', 'This code has expired', 'The thing, not the person.'],
  ],
  Refusals: [
    ['Request denied', 'Withdrawals to a bank need a verified identity', 'The rule, in the words of the rule.'],
    [
      'Insufficient balance! Top up now',
      'For 0.041872 BTC you need 2,500.00 EUR; 1,940.20 EUR are available.',
      'What is missing. Whether to top up is the customer’s matter.',
    ],
    [
      'Your deposit was rejected',
      'Returned: the name on the transfer is another',
      'The reason, and where the money is.',
    ],
    ['Are you sure?', 'Send 0.5 BTC to bc1q…7k2m? This cannot be undone.', 'A question that can be answered.'],
  ],
  Pressure: [
    ['Hurry, only 15 seconds left!', 'This rate holds for 15 seconds', 'A deadline is a fact, said once.'],
    ['No thanks, I don’t want to earn more', 'Not now', 'Declining costs nothing, in words too.'],
    ['Congratulations! You won!', 'Booked: +8.00 USDT', 'Nothing celebrates, least of all a bet.'],
    ['Don’t miss out', 'Ends 30 November, 12:00 UTC', 'Whoever wants to act knows until when.'],
    ['1,284 traders joined today', 'Nothing at all', 'No figure that was not counted.'],
  ],
};

const rules = [
  'One idea to a sentence, 20 words at most. The subject is “you” or the thing, and not “we” unless we did it.',
  'Figure first, then what it is. The unit stands beside the figure and not in the sentence around it.',
  'The words of the field: deposit, withdrawal, quote, spread, maturity. The glossary has one word for one thing in each language.',
  'A button says what happens: “Convert”, “Send 0.5 BTC”. Never “OK” for what moves money.',
  'No exclamation mark, no emoji, no capitals for loudness.',
  'Sentences end with a full stop. Labels, titles and messages at a field that are one phrase do not.',
];

/** In English letters; other languages usually need 1.35 times as many, 2.5 times at worst. */
const budget = [
  ['Tab of the tab bar', 10],
  ['Button', 20],
  ['Title of a screen', 24],
  ['Label of a field', 28],
  ['State in a chip', 14],
  ['Toast', 70],
  ['Message at a field', 80],
  ['Sentence of a dialog', 140],
] as const;

/** How Florin speaks. */
export const Writing: Story = {
  render: () => (
    <Page
      title="Writing"
      lead="Florin speaks like a good teller: exact, short, and calm when something went wrong. It says what is, what it costs and what can be done, and leaves the deciding to the customer."
    >
      <Group title="Rules">
        <ul style={{ display: 'grid', gap: 8, listStyle: 'disc', paddingInlineStart: 20 }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Group>
      {Object.entries(pairs).map(([title, rows]) => (
        <Group key={title} title={title}>
          {rows.map(([not, so, why]) => (
            <Rather key={not} not={not} so={so} why={why} />
          ))}
        </Group>
      ))}
      <Group title="Length, in letters of English">
        <dl style={{ display: 'grid', gap: 8 }}>
          {budget.map(([what, letters]) => (
            <div key={what} style={{ display: 'flex', gap: 12, justifyContent: 'space-between' }}>
              <dt>{what}</dt>
              <dd>{letters}</dd>
            </div>
          ))}
        </dl>
        <Name>
          Other languages take 1.35 times as much as a rule and 2.5 times at the worst. Everything wraps; nothing is cut
          off.
        </Name>
      </Group>
      <Group title="Plural forms that a text with a number needs">
        <dl style={{ display: 'grid', gap: 8 }}>
          {allLanguages.map((language) => (
            <div key={language} style={{ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', gap: 12 }}>
              <dt>
                <Name>{language}</Name>
              </dt>
              <dd style={{ fontSize: '0.875rem', lineHeight: vars.leading['14'] }}>{pluralForms(language)}</dd>
            </div>
          ))}
        </dl>
        <Name>
          As Intl.PluralRules has them; a text has a form for each. No “(s)”, and no sentence put together from parts.
        </Name>
      </Group>
    </Page>
  ),
};

function Rather({ not, so, why }: { not: string; so: string; why: string }) {
  return (
    <div style={{ display: 'grid', gap: 4, paddingBlockEnd: 12, borderBlockEnd: `1px solid ${vars.color.line}` }}>
      <p style={{ display: 'flex', gap: 8, color: vars.color.muted }}>
        <span style={{ marginBlockStart: 2 }}>
          <Icon icon={X} label="Rather not" />
        </span>
        {not}
      </p>
      <p style={{ display: 'flex', gap: 8, fontWeight: 500 }}>
        <span style={{ marginBlockStart: 2 }}>
          <Icon icon={Check} label="Rather so" />
        </span>
        {so}
      </p>
      <div style={{ paddingInlineStart: 28 }}>
        <Name>{why}</Name>
      </div>
    </div>
  );
}

/** `one 1, 21 · few 2, 3 · …`: each plural form with examples. */
function pluralForms(language: string): string {
  const rules = new Intl.PluralRules(intlLocale(language));
  const numbers = [0, 1, 2, 3, 5, 11, 21, 1_000_000];
  const forms = rules.resolvedOptions().pluralCategories.map((form) => {
    const takers = numbers.filter((number) => rules.select(number) === form).slice(0, 3);
    return [form, takers.map((number) => number.toLocaleString(intlLocale(language))).join(', ')].join(' ').trim();
  });
  return forms.join(' · ');
}
