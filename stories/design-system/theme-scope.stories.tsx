import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout, type CalloutProps } from '#design-system/callout';
import { Dialog } from '#design-system/dialog';
import { Percent } from '#design-system/percent';
import { Stat } from '#design-system/stat';
import { ThemeScope, type ThemeScopeProps } from '#design-system/theme-scope';
import { colorsOf, colorThemes, florin, type ThemeName } from '#design-system/tokens';
import { harbor } from '../brands/harbor.ts';
import { brands } from '../brands/index.ts';
import { Column } from '../matrix.tsx';

const meta = {
  component: ThemeScope,
  args: { theme: 'dark', children: <Message tone="success">Your email address is confirmed.</Message> },
} satisfies Meta<typeof ThemeScope>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scope as a card. */
function Panel({ children, ...scope }: ThemeScopeProps) {
  return (
    <div style={{ overflow: 'hidden', borderRadius: 16 }}>
      <ThemeScope {...scope}>
        <div style={{ display: 'grid', gap: 20, padding: 16 }}>{children}</div>
      </ThemeScope>
    </div>
  );
}

function Sample({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Stat label="Bitcoin" description={<Percent value="0.0125" tone="change" size="small" />}>
        <Amount value="12301.94" scale={2} currency="USD" size="large" />
      </Stat>
      <Button tone="primary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`A dialog of ${name}`} />
    </div>
  );
}

function Message(props: CalloutProps) {
  return (
    <div style={{ padding: 16 }}>
      <Callout {...props} />
    </div>
  );
}

/** The value that a browser computes for a color. */
function computed(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

async function expectTheme(element: Element, theme: ThemeName, brand = florin) {
  const style = getComputedStyle(element);
  const colors = colorsOf(brand, theme);
  await expect(style.color).toBe(computed(colors.ink));
  await expect(style.backgroundColor).toBe(computed(colors.paper));
  await expect(style.colorScheme).toBe(theme === 'dark' ? 'dark' : 'light');
}

const scopeOf = (element: Element): Element => element.closest('[data-theme]') ?? document.documentElement;

export const Playground: Story = {
  async play({ canvas, args }) {
    const text = canvas.getByText('Your email address is confirmed.');
    await expectTheme(scopeOf(text), args.theme);
  },
};

/** Light inside dark inside high contrast. Each has its own colors, controls, and dialogs. */
export const Nested: Story = {
  render: () => (
    <Panel theme="contrast">
      <Sample name="Contrast" />
      <Panel theme="dark">
        <Sample name="Dark" />
        <Panel theme="light">
          <Sample name="Light" />
        </Panel>
      </Panel>
    </Panel>
  ),
  async play({ canvas }) {
    for (const [name, theme] of [
      ['Contrast', 'contrast'],
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      const colors = colorThemes[theme];
      await expectTheme(scopeOf(button), theme);
      await expect(getComputedStyle(button).backgroundColor).toBe(computed(colors.accent));
      await expect(getComputedStyle(button).color).toBe(computed(colors['on-accent']));
    }
  },
};

/** Dialogs are drawn at the end of the page, and keep the theme of the place that opens them. */
export const Overlay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Panel theme="contrast">
      <Panel theme="dark" gain="red">
        <Sample name="Dark" />
      </Panel>
    </Panel>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    const dialog = await screen.findByRole('dialog', { name: 'A dialog of Dark' });
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(getComputedStyle(dialog).backgroundColor).toBe(computed(colorThemes.dark.surface));
    await expect(getComputedStyle(dialog).color).toBe(computed(colorThemes.dark.ink));
    const gain = getComputedStyle(dialog).getPropertyValue('--ui-color-gain');
    await expect(computed(gain)).toBe(computed(colorThemes.dark.vermilion));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The choice of gain colors is kept by the themes inside, in their own green and vermilion. */
export const GainColors: Story = {
  render: () => (
    <Column>
      {(['green', 'red'] as const).map((gain) => (
        <ThemeScope key={gain} theme="light" gain={gain} data-testid={`${gain} light`}>
          <Percent value="0.0125" tone="change" />
          {/* As plain markup: nothing but the attribute. */}
          <div data-theme="dark" style={{ padding: 16 }} data-testid={`${gain} dark`}>
            <Percent value="0.0125" tone="change" />
          </div>
        </ThemeScope>
      ))}
    </Column>
  ),
  async play({ canvas }) {
    for (const theme of ['light', 'dark'] as const) {
      for (const [gain, color] of [
        ['green', 'green'],
        ['red', 'vermilion'],
      ] as const) {
        const style = getComputedStyle(canvas.getByTestId(`${gain} ${theme}`));
        await expect(computed(style.getPropertyValue('--ui-color-gain'))).toBe(computed(colorThemes[theme][color]));
      }
    }
  },
};

/** Every brand in every theme, inside each other. */
export const Brands: Story = {
  render: () => (
    <Column>
      {brands.map((brand) => (
        <Panel key={brand.name} theme="dark" brand={brand.name} data-testid={`${brand.name} dark`}>
          <Sample name={`${brand.name} in dark`} />
          <Panel theme="light" data-testid={`${brand.name} light`}>
            <Sample name={`${brand.name} in light`} />
            {brands
              .filter((other) => other !== brand)
              .map(({ name }) => (
                <Panel key={name} theme="contrast" brand={name} data-testid={`${name} contrast`}>
                  <Sample name={`${name} in contrast`} />
                </Panel>
              ))}
          </Panel>
        </Panel>
      ))}
    </Column>
  ),
  async play({ canvas }) {
    for (const brand of brands) {
      for (const theme of Object.keys(colorThemes) as ThemeName[]) {
        const scope = canvas.getByTestId(`${brand.name} ${theme}`);
        await expectTheme(scope, theme, brand);
        const button = within(scope).getByRole('button', { name: `${brand.name} in ${theme}` });
        await expect(getComputedStyle(button).borderRadius).toBe(brand.radius?.control);
        await expect(getComputedStyle(button).backgroundColor).toBe(computed(colorsOf(brand, theme).accent));
      }
    }
  },
};

/** Each scope follows the system's colors. */
export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  render: () => (
    <Panel theme="dark" brand={harbor.name} data-testid="scope">
      <Sample name="Dark" />
    </Panel>
  ),
  async play({ canvas }) {
    const isForced = matchMedia('(forced-colors: active)').matches;
    const colors = colorsOf(harbor, 'dark');
    const style = getComputedStyle(canvas.getByTestId('scope'));
    const value = (name: string) => computed(style.getPropertyValue(`--ui-color-${name}`));
    await expect(value('ink')).toBe(computed(isForced ? 'CanvasText' : colors.ink));
    await expect(value('gain')).toBe(computed(isForced ? 'CanvasText' : colors.green));
    await expect(value('paper')).toBe(computed(isForced ? 'Canvas' : colors.paper));
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Message tone="caution">Einzahlungen über ein anderes Netzwerk können nicht gutgeschrieben werden.</Message>
    ),
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: <Message tone="danger">The network of this address is not supported.</Message> },
};
