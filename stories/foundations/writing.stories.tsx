import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { allLanguages, intlLocale } from '#contract/languages';
import { Icon } from '#design-system/icon';
import { vars } from '#design-system/theme';
import { Group, Name, Page, wholePage } from './page.tsx';
import { budget, pairs, rules } from './writing.ts';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
