import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '#design-system/theme';
import { cascadeLayers, layers } from '#design-system/tokens';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stacking order, and which rule beats which. */
export const Layers: Story = {
  render: () => (
    <Page
      title="Layers"
      lead="Nothing but these names sets a stacking order, and every rule of ours is in a cascade layer, so that a utility beats a component and nothing beats both by accident."
    >
      <Group title="Stacking, the topmost last">
        <div style={{ position: 'relative', height: 48 + Object.keys(layers).length * 44 }}>
          {Object.entries(layers).map(([name, order], index) => (
            <div
              key={name}
              style={{
                position: 'absolute',
                zIndex: Number(order),
                insetBlockStart: index * 44,
                insetInlineStart: index * 28,
                inlineSize: 200,
                padding: 12,
                blockSize: 64,
                borderRadius: 12,
                background: vars.color.surface,
                border: `1px solid ${vars.color.line}`,
              }}
            >
              {name} <span style={{ color: vars.color.muted }}>{order}</span>
            </div>
          ))}
        </div>
      </Group>
      <Group title="Cascade, the weakest first">
        <ol>
          {cascadeLayers.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <Name>Declared once in the head of the page, before any sheet can load</Name>
      </Group>
    </Page>
  ),
  /** The page's head declares the same as the tokens. */
  async play() {
    const [first] = Array.from(document.styleSheets).flatMap((sheet) =>
      Array.from(sheet.cssRules).filter((rule) => rule instanceof CSSLayerStatementRule),
    );
    await expect(first?.nameList).toEqual([...cascadeLayers]);
  },
};
