import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import facts from 'virtual:component-facts';
import { vars } from '#design-system/theme';
import { exportOf } from '../../scripts/component-docs/names.ts';
import { needGroups } from '../../src/design-system/docs/component-docs.ts';
import { componentDocs } from './component-docs.ts';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = {
  tags: ['!autodocs'],
  globals: wholePage,
  // Its thumbnails change with every component.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const needs = Object.entries(componentDocs).flatMap(([name, docs]) => docs.needs.map((need) => ({ ...need, name })));

/** Every need, and the component for it. */
export const WhichComponent: Story = {
  render: (_args, { globals }) => (
    <Page
      title="Which component"
      lead="What do you want to do? Each component’s page says when to use another one instead."
    >
      {Object.entries(needGroups).map(([group, title]) => (
        <Group key={group} title={title} columns={240}>
          {needs
            .filter((each) => each.group === group)
            .map((each) => (
              <Need key={`${each.name} ${each.need}`} {...each} theme={globals.theme === 'dark' ? 'dark' : 'light'} />
            ))}
        </Group>
      ))}
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(needs.length);
  },
};

interface NeedProps {
  need: string;
  how?: string;
  name: string;
  theme: 'light' | 'dark';
}

function Need({ need, how, name, theme }: NeedProps) {
  return (
    <a
      href={`./?path=/docs/components-${name}--docs`}
      target="_top"
      style={{
        display: 'grid',
        gridTemplateRows: '132px 1fr',
        overflow: 'hidden',
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
      }}
    >
      <span
        style={{
          display: 'grid',
          placeItems: 'center',
          padding: 16,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        }}
      >
        {facts[name]?.hasThumbnail && (
          <img
            src={`./thumbnails/${theme}/${name}.webp`}
            alt=""
            loading="lazy"
            style={{ maxWidth: '100%', maxHeight: 100, objectFit: 'contain' }}
          />
        )}
      </span>
      <span style={{ display: 'grid', gap: 2, alignContent: 'start', padding: '12px 16px 16px' }}>
        <span>{need}</span>
        <span style={{ fontWeight: 500, color: vars.color.accent }}>{exportOf(name)}</span>
        {how !== undefined && <Name>{how}</Name>}
      </span>
    </a>
  );
}
