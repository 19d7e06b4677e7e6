import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { EqualButtons, Inline, inlineVariants, Stack, stackVariants } from '#design-system/stack';
import { Text } from '#design-system/text';
import { Rows } from '../matrix.tsx';

const meta = {
  component: Stack,
  args: {
    children: (
      <>
        <Text weight="medium">Before you withdraw</Text>
        <Text size="small" tone="muted">
          Check the address and the network. A withdrawal can’t be undone.
        </Text>
        <Inline gap={3}>
          <Button>Check again</Button>
          <Button>Continue</Button>
        </Inline>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { as: 'section', 'aria-label': 'Withdrawal', gap: 3 },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Withdrawal' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(12);
  },
};

const parts = ['One', 'Two', 'Three'].map((name) => <Card key={name}>{name}</Card>);

const rows = <Name extends string | number>(names: readonly Name[], draw: (name: Name) => React.ReactNode) =>
  Object.fromEntries(names.map((name) => [name, draw(name)]));

/** Answers to one question: of one size, whatever their words. */
export const Answers: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack gap={4}>
      {(['fit', 'row', 'stack'] as const).map((layout) => (
        <div key={layout} role="group" aria-label={layout}>
          <EqualButtons layout={layout}>
            <Button block>Keep it</Button>
            <Button block>Cancel the order that you placed a moment ago</Button>
          </EqualButtons>
        </div>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    for (const group of canvas.getAllByRole('group')) {
      const sizes = within(group)
        .getAllByRole('button')
        .map((button) => button.getBoundingClientRect());
      await expect(sizes[0]?.width).toBe(sizes[1]?.width);
      await expect(sizes[0]?.height).toBe(sizes[1]?.height);
    }
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={{
        ...rows([0, 1, 2, 3, 4, 5, 6, 8], (gap) => <Inline gap={gap}>{parts}</Inline>),
        ...rows(Object.keys(stackVariants.align) as (keyof typeof stackVariants.align)[], (align) => (
          <div style={{ width: '100%' }}>
            <Stack gap={1} align={align}>
              {parts}
            </Stack>
          </div>
        )),
        ...rows(Object.keys(inlineVariants.justify) as (keyof typeof inlineVariants.justify)[], (justify) => (
          <div style={{ width: '100%' }}>
            <Inline justify={justify}>{parts}</Inline>
          </div>
        )),
      }}
    />
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <Inline gap={3}>
        <Button>Adresse noch einmal überprüfen</Button>
        <Button>Mit der Auszahlung fortfahren</Button>
      </Inline>
    ),
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };
