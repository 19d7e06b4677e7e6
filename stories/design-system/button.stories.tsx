import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, buttonVariants } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { EqualButtons } from '#design-system/stack';
import { Combinations, Rows } from '../matrix.tsx';

const meta = {
  component: Button,
  args: { children: 'Convert', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const icon = <Icon icon={Plus} />;

export const Playground: Story = {
  args: { tone: 'primary' },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Convert' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={buttonVariants}>
      {(choice) => (
        <>
          <Button {...choice}>Convert</Button>
          <Button {...choice} disabled>
            Convert
          </Button>
          <Button {...choice} icon={icon}>
            Add
          </Button>
        </>
      )}
    </Combinations>
  ),
};

export const States: Story = {
  render: () => (
    <Rows
      of={{
        busy: (
          <Button tone="primary" busy>
            Convert
          </Button>
        ),
        'icon at the end': <Button iconEnd={<Icon icon={ArrowRight} />}>All records</Button>,
        'as wide as its container': (
          <Button tone="primary" block>
            Convert
          </Button>
        ),
        link: <Button href="/wallet/up">Deposit</Button>,
      }}
    />
  ),
};

/** While busy it keeps its width and focus, announces that it's loading, and ignores clicks. */
export const Busy: Story = {
  args: { busy: true, tone: 'primary' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} />
      <Button tone="primary">Convert</Button>
    </div>
  ),
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: /^Convert ?, Loading$/ });
    const idle = canvas.getByRole('button', { name: 'Convert' });
    await expect(button.offsetWidth).toBe(idle.offsetWidth);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** A link is busy like a button: it isn't followed again. */
export const BusyLink: Story = {
  args: { busy: true, href: '#next' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    const link = canvas.getByRole('link', { name: /^Convert ?, Loading$/ });
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(window.location.hash).not.toBe('#next');
  },
};

export const Keyboard: Story = {
  render: ({ onClick }) => (
    <form style={{ display: 'flex', gap: 12 }} onSubmit={(event) => event.preventDefault()}>
      <Button onClick={onClick}>Back</Button>
      <Button disabled>Later</Button>
      <Button href="#help">Help</Button>
    </form>
  ),
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '#help');
  },
};

const long = 'Verfügbaren Betrag vollständig in eine andere Währung umtauschen';

export const LongText: Story = { args: { children: long, tone: 'primary', block: true, icon } };

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: long, tone: 'primary', size: 'large', iconEnd: icon },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

/** Do: two answers to one question weigh the same. */
export const EqualAnswers: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <EqualButtons>
      <Button block>Keep order</Button>
      <Button block>Cancel order</Button>
    </EqualButtons>
  ),
};

/** Don't: with two primary buttons nothing is primary. */
export const TwoPrimary: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      <Button block tone="primary">
        Deposit
      </Button>
      <Button block tone="primary">
        Convert
      </Button>
    </div>
  ),
};
