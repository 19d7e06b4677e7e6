import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TableOfContents } from '#design-system/table-of-contents';

const items = [
  { id: 'account', title: 'Your account' },
  { id: 'deposits', title: 'Deposits' },
  { id: 'networks', title: 'Networks', level: 2 as const },
  { id: 'withdrawals', title: 'Withdrawals' },
  { id: 'closing', title: 'Closing your account' },
];

/** A text with the sections, beside the contents where there is room. */
function Page({ label, items: sections }: { label: string; items: { id: string; title: string }[] }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <div style={{ flex: '1 1 200px' }}>
        <TableOfContents label={label} items={sections} />
      </div>
      <article style={{ flex: '999 1 480px', minWidth: 0 }}>
        {sections.map(({ id, title }) => (
          <section key={id} style={{ minHeight: 500 }}>
            <h2 id={id}>{title}</h2>
            <p>We keep what you entrust to us, and we say what happens with it.</p>
          </section>
        ))}
      </article>
    </div>
  );
}

const meta = {
  component: TableOfContents,
  args: { label: 'On this page', items },
  render: ({ label, items: sections }) => <Page label={label} items={[...sections]} />,
} satisfies Meta<typeof TableOfContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('aria-current', 'location');
  },
};

export const Matrix: Story = {
  render: (args) => <TableOfContents {...args} />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

/** A jump focuses the section; scrolling marks the one that is read. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    canvas.getByRole('link', { name: 'Withdrawals' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: 'Withdrawals' });
    await expect(heading).toHaveFocus();
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(100));
    await expect(canvas.getByRole('link', { name: 'Withdrawals' })).toHaveAttribute('aria-current', 'location');
    canvas.getByRole('heading', { name: 'Deposits' }).scrollIntoView();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Deposits' })).toHaveAttribute('aria-current', 'location'),
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Closing your account' })).toHaveAttribute('aria-current', 'location'),
    );
    window.scrollTo(0, 0);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('aria-current', 'location'),
    );
  },
};

/** Beside the text, where it stays while the text scrolls. */
export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

export const LongText: Story = {
  args: {
    label: 'Auf dieser Seite',
    items: [
      { id: 'account', title: 'Versicherungen und was in ihren Verträgen über den Schutz steht' },
      { id: 'deposits', title: 'Einzahlungen in Kryptowährungen' },
    ],
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const ForcedColors: Story = { render: Matrix.render, parameters: { chromatic: { forcedColors: 'active' } } };

export const RightToLeft: Story = { render: Matrix.render, globals: { direction: 'right to left' } };
