import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '#design-system/theme';
import { Group, Page } from './page.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is needed, and what to take. */
const answers: Record<string, readonly (readonly [need: string, take: string])[]> = {
  'Something to press': [
    ['The one next step of a screen', 'Button, primary, in the action of Screen'],
    ['Two answers to one question', 'two Buttons, secondary, alike in size'],
    ['An icon where there is no room for words', 'IconButton'],
    ['A word inside a sentence', 'TextLink'],
    ['Four ways on from a home screen', 'ActionGrid'],
    ['Copying an address or a number', 'CopyButton'],
  ],
  'Something to fill in': [
    ['A line of text', 'TextField'],
    ['Money', 'AmountField'],
    ['A password', 'PasswordField'],
    ['The code of a message', 'CodeField'],
    ['One of up to four answers', 'Segmented'],
    ['One of many', 'SelectField'],
    ['Yes or no, sent later', 'Checkbox'],
    ['On or off, at once', 'Switch'],
    ['A picture', 'ImageUpload'],
    ['Narrowing a list', 'SearchField'],
  ],
  'Something to read': [
    ['An amount of money', 'Amount, and nothing else'],
    ['A share or a change', 'Percent'],
    ['The total of a screen', 'Figure'],
    ['Facts about one thing', 'KeyValueList'],
    ['Rows of things', 'List with ListRow'],
    ['A history that grows while one scrolls', 'RecordList'],
    ['How far a deposit has come', 'Timeline'],
    ['The state of a row', 'StatusChip'],
    ['How many are unread', 'Badge'],
    ['A course in a row', 'Sparkline'],
    ['Text written by the operator', 'Prose'],
  ],
  'Something that happens': [
    ['It was done, or it failed, and nothing has to be decided', 'Toast'],
    ['Something to know before going on', 'Callout'],
    ['A decision that cannot be undone', 'ConfirmDialog'],
    ['A choice or a short task over the screen', 'Sheet'],
    ['A notice of the operator', 'NoticeDialog'],
    ['Nothing is here yet', 'EmptyState'],
    ['It could not be loaded', 'ErrorState'],
    ['It is being loaded', 'Skeleton, in the shape of what comes'],
    ['The connection is gone', 'OfflineBar'],
    ['A deadline of the server', 'CountdownRing'],
  ],
};

export const WhichComponent: Story = {
  render: () => (
    <Page title="Which component" lead="What a screen needs, and what to take. Each component says on its own page what to choose instead.">
      {Object.entries(answers).map(([title, rows]) => (
        <Group key={title} title={title}>
          <dl style={{ display: 'grid', gap: 12 }}>
            {rows.map(([need, take]) => (
              <div key={need} style={{ paddingBlockEnd: 12, borderBlockEnd: `1px solid ${vars.color.line}` }}>
                <dt style={{ fontSize: '0.875rem', color: vars.color.muted }}>{need}</dt>
                <dd style={{ fontWeight: 500 }}>{take}</dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
    </Page>
  ),
};
