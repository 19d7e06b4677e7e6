import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '#design-system/theme';
import { choices } from './choices.ts';
import { ComponentLink } from './component-link.tsx';
import { Group, Page } from './page.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhichComponent: Story = {
  render: () => (
    <Page
      title="Which component"
      lead="What do you want to do? Each component says on its own page what to choose instead."
    >
      {Object.entries(choices).map(([title, rows]) => (
        <Group key={title} title={title}>
          <dl style={{ display: 'grid' }}>
            {rows.map(({ need, take, how }) => (
              <div key={need} style={{ paddingBlock: 6, borderBlockEnd: `1px solid ${vars.color.line}` }}>
                <dt style={{ fontSize: '0.875rem', lineHeight: vars.leading['14'], color: vars.color.muted }}>
                  {need}
                </dt>
                <dd style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 }}>
                  {take.map((name) => (
                    <ComponentLink key={name} name={name} />
                  ))}
                  {how !== undefined && <span>{how}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
    </Page>
  ),
};
