import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#design-system/button';
import { Callout, calloutVariants } from '#design-system/callout';
import { Combinations } from '../matrix.tsx';

const meta = {
  component: Callout,
  args: {
    tone: 'caution',
    title: 'Send on the network Tron only',
    children: 'What is sent on another network cannot be credited.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Combinations variants={calloutVariants}>
      {(choice) => (
        <>
          <Callout {...args} {...choice} action={<Button size="small">How networks differ</Button>} />
          <Callout {...choice}>Rates are from 09:24.</Callout>
        </>
      )}
    </Combinations>
  ),
};

export const Announced: Story = {
  args: { tone: 'danger', title: undefined, children: 'The code has expired. Send another one.', announce: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The code has expired.');
  },
};

/** What a press caused is in sight, also below a long form. */
export const ScrolledTo: Story = {
  args: { tone: 'danger', title: 'No connection', children: 'Try again when you’re online.', announce: true },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <div style={{ height: '200vh' }} />
      <Callout {...args} />
    </>
  ),
  async play({ canvas }) {
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
};

export const LongText: Story = {
  args: {
    title: 'Ausschließlich über das Netzwerk Tron einzahlen',
    children: 'Einzahlungen über ein anderes Netzwerk können nicht gutgeschrieben werden.',
    action: <Button size="small">Netzwerke vergleichen</Button>,
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

/** Do: say what happened and offer the way out. */
export const WithWayOut: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Callout
      tone="caution"
      title="Withdrawals need a verified identity"
      action={<Button size="small">Verify now</Button>}
    >
      It takes about five minutes. You need your passport or identity card.
    </Callout>
  ),
};

/** Don't: three messages at once are none. */
export const Stacked: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Callout tone="danger">Something went wrong.</Callout>
      <Callout tone="caution">Please check your entries.</Callout>
      <Callout>Contact support if this continues.</Callout>
    </div>
  ),
};
