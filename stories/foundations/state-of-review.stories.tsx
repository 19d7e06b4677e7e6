import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '#design-system/theme';
import facts from 'virtual:component-facts';
import { ComponentLink } from './component-link.tsx';
import { Group, Name, Page, wholePage } from './page.tsx';
import { aspects, statuses, statusOf, type Aspect, type Status } from '../../src/design-system/docs/review.ts';
import { componentDocs } from './component-docs.ts';

const meta = {
  tags: ['!autodocs'],
  globals: wholePage,
  // Its rows change with every component.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = { experimental: 'caution', review: 'accent', stable: 'success' } as const;
const rows = Object.entries(componentDocs).map(([name, { reviews }]) => [name, reviews] as const);
const countOf = (status: Status) => rows.filter(([, review]) => statusOf(review) === status).length;

const proven = rows.filter(([name]) => (facts[name]?.usage.features.length ?? 0) > 0);

/** `screenReader` as a heading: `Screen reader`. */
const headingOf = (aspect: string) =>
  aspect.slice(0, 1).toUpperCase() + aspect.slice(1).replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

const cell = { padding: '4px 12px 4px 0', borderBlockEnd: `1px solid ${vars.color.line}`, textAlign: 'start' } as const;

/** Every component, what was reviewed, and when. */
export const StateOfReview: Story = {
  render: () => (
    <Page
      title="State of review"
      lead="What people checked on each component, with the date of the last review. The state follows from it and is a tag in the sidebar's filter. Story checks test every story as well."
    >
      <Group title="States">
        {Object.entries(statuses).map(([status, meaning]) => (
          <div key={status} style={{ display: 'flex', gap: 12, alignItems: 'baseline' }}>
            <State of={status as Status} />
            <div style={{ fontWeight: 500, flexShrink: 0 }}>{countOf(status as Status)}</div>
            <div style={{ color: vars.color.muted }}>{meaning}</div>
          </div>
        ))}
        <p style={{ color: vars.color.muted }}>
          {proven.length} of {rows.length} components are proven by use: a feature imports them, directly or inside
          another component.
        </p>
      </Group>
      <Group title="Components" wide>
        <div role="region" aria-label="Components" style={{ overflowX: 'auto' }}>
          <table style={{ minWidth: 1160, width: '100%', fontSize: '0.875rem', lineHeight: vars.leading['14'] }}>
            <thead>
              <tr style={{ verticalAlign: 'bottom' }}>
                {['Component', 'State', 'Used by', ...Object.keys(aspects).map(headingOf)].map((heading) => (
                  <th key={heading} scope="col" style={{ ...cell, fontWeight: 500 }}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, review]) => (
                <tr key={name}>
                  <th scope="row" style={cell}>
                    <ComponentLink name={name} />
                  </th>
                  <td style={cell}>
                    <State of={statusOf(review)} />
                  </td>
                  <td style={cell}>
                    <UsedBy name={name} />
                  </td>
                  {Object.keys(aspects).map((aspect) => (
                    <td key={aspect} style={cell}>
                      {review[aspect as Aspect] ?? <span style={{ color: vars.color.muted }}>not yet</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Group>
      <Group title="What each look is for">
        {Object.entries(aspects).map(([aspect, meaning]) => (
          <div key={aspect}>
            <div style={{ fontWeight: 500 }}>{headingOf(aspect)}</div>
            <Name>{meaning}</Name>
          </div>
        ))}
      </Group>
    </Page>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('row')).toHaveLength(rows.length + 1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(Object.keys(aspects).length + 3);
  },
};

/** The features that import a component: proof that it holds in a real screen. */
function UsedBy({ name }: { name: string }) {
  const features = facts[name]?.usage.features ?? [];
  const text = features.length === 1 ? features[0] : `${features.length} features`;
  return features.length > 0 ? (
    <span title={features.join(', ')}>{text}</span>
  ) : (
    <span style={{ color: vars.color.muted }}>not yet</span>
  );
}

function State({ of }: { of: Status }) {
  const background = vars.color[`${tones[of]}-quiet`];
  return (
    <span
      style={{ padding: '2px 10px', borderRadius: 999, whiteSpace: 'nowrap', background, color: vars.color[tones[of]] }}
    >
      {of}
    </span>
  );
}
