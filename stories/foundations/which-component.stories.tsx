import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '#design-system/theme';
import { needGroups } from '../../src/design-system/docs/component-docs.ts';
import { componentDocs } from './component-docs.ts';
import { ComponentLink } from './component-link.tsx';
import { Group, Page } from './page.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const needs = Object.entries(componentDocs).flatMap(([name, docs]) => docs.needs.map((need) => ({ ...need, name })));

export const WhichComponent: Story = {
  render: () => (
    <Page
      title="Which component"
      lead="What do you want to do? Each component says on its own page what to choose instead."
    >
      {Object.entries(needGroups).map(([group, title]) => (
        <Group key={title} title={title}>
          <dl style={{ display: 'grid' }}>
            {needs
              .filter((each) => each.group === group)
              .map(({ need, name, how }) => (
                <div key={need} style={{ paddingBlock: 6, borderBlockEnd: `1px solid ${vars.color.line}` }}>
                  <dt style={{ fontSize: '0.875rem', lineHeight: vars.leading['14'], color: vars.color.muted }}>
                    {need}
                  </dt>
                  <dd style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 }}>
                    <ComponentLink name={name} />
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
