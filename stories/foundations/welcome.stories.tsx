import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#design-system/logo';
import { vars } from '#design-system/theme';
import { Group, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = [
  [
    'Foundations',
    'Color, type, space, motion, icons, amounts and words, rendered from the tokens; which component to take; how far each is reviewed.',
  ],
  [
    'Components',
    'Every building block, in all its states. The text at the top of a page says what it is for and what to take instead.',
  ],
  ['Screens', 'The real app at one address each, with answers of the server that the story makes up.'],
] as const;

const stories = [
  ['Playground', 'The usual case; change its properties under Controls.'],
  ['Matrix', 'Every variant, read from the object that styles them.'],
  ['LongText', 'Words of double length: nothing may be cut off.'],
  ['Narrow320', 'On the narrowest phone.'],
  ['Keyboard', 'Used with keys alone; the steps are under Interactions.'],
] as const;

const commands = [
  ['npm run storybook', 'This, while you change it.'],
  [
    'npm run test:stories',
    'Story checks: every story’s steps, axe, overflow, targets, and its pictures in light and dark.',
  ],
  [
    'npm run test:stories -- --only button --update',
    'Only some stories, and new pictures; look at them before you commit them.',
  ],
  ['npm run chromatic', 'The same stories in Chromatic, for reviewers; needs a token only.'],
] as const;

/** What this is and how to use it. */
export const Welcome: Story = {
  render: () => (
    <Page
      title="Florin’s design system"
      lead="Building blocks for money on a phone: quiet surfaces, exact figures, room to breathe. Whatever touches a customer’s money can be read before it is agreed to, and nothing decides by pressure."
    >
      <Logo size="large" />
      <Group title="What is here">
        <Told rows={parts} />
      </Group>
      <Group title="Stories that nearly every component has">
        <Told rows={stories} />
      </Group>
      <Group title="The toolbar">
        <p style={{ color: vars.color.muted }}>
          Theme, language (18 and a pseudo-language), text size, direction of writing, color of gains, hidden amounts,
          and the width of the phone: they change every story and every page.
        </p>
      </Group>
      <Group title="Commands">
        <Told rows={commands} isCode />
      </Group>
    </Page>
  ),
};

function Told({
  rows,
  isCode = false,
}: {
  rows: readonly (readonly [name: string, text: string])[];
  isCode?: boolean;
}) {
  return (
    <dl style={{ display: 'grid', gap: 12 }}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt style={{ fontWeight: 500 }}>{isCode ? <code translate="no">{name}</code> : name}</dt>
          <dd style={{ color: vars.color.muted }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
