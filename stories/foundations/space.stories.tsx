import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '#design-system/theme';
import { breakpoints, radius, shadow, space } from '#design-system/tokens';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Distances, corners and the one shadow. */
export const Space: Story = {
  render: () => (
    <Page
      title="Space and shape"
      lead="Everything sits on a grid of four. What can be touched is at least 44 px high and wide. Only what floats throws a shadow."
    >
      <Group title="Distances">
        {Object.entries(space).map(([name, size]) => (
          <div key={name} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
            <div style={{ height: 8, width: size, maxWidth: '100%', borderRadius: 4, background: vars.color.accent }} />
            <Name>
              {name} {size}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="Corners" columns={96}>
        {Object.entries(radius).map(([name, size]) => (
          <div key={name} style={{ display: 'grid', gap: 4 }}>
            <div
              style={{
                height: 64,
                borderRadius: size,
                background: vars.color.surface,
                border: `1px solid ${vars.color.edge}`,
              }}
            />
            <Name>
              {name} {size}
            </Name>
          </div>
        ))}
      </Group>
      <Group title="Shadow" columns={156}>
        {Object.entries(shadow).map(([name, value]) => (
          <div key={name} style={{ display: 'grid', gap: 16 }}>
            <div style={{ height: 64, borderRadius: radius.card, background: vars.color.raised, boxShadow: value }} />
            <Name>{name}</Name>
          </div>
        ))}
      </Group>
      <Group title="Widths from which the layout changes">
        {Object.entries(breakpoints).map(([name, width]) => (
          <Name key={name}>
            {name} {width}
          </Name>
        ))}
      </Group>
    </Page>
  ),
};
