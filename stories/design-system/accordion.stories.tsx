import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion } from '#design-system/accordion';
import { TextLink } from '#design-system/text-link';

const meta = {
  component: Accordion,
  args: {
    headingLevel: 3,
    onOpenChange: fn(),
    items: [
      {
        id: 'time',
        title: 'How long does a withdrawal take?',
        content: 'Most arrive within 10 minutes. A review can take up to one business day.',
      },
      {
        id: 'fee',
        title: 'What does a withdrawal cost?',
        description: 'Depends on the network',
        content: (
          <>
            The fee of the network, which you see before you confirm. <TextLink href="#fees">All fees</TextLink>
          </>
        ),
      },
      {
        id: 'cancel',
        title: 'Can I cancel a withdrawal?',
        content: 'Yes, until its review starts. After that it can’t be undone.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Can I cancel a withdrawal?' })).toBeVisible();
    await expect(canvas.getByText(/until its review starts/u)).not.toBeVisible();
  },
};

export const Matrix: Story = { args: { defaultOpen: ['fee'] } };

export const Multiple: Story = { args: { multiple: true, defaultOpen: ['time', 'cancel'] } };

/** One closes the other, and an open answer is on the way of the Tab key. The browser itself opens with Enter and Space. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args, canvas }) {
    const answer = canvas.getByText(/Most arrive within/u);
    await userEvent.tab();
    const first = canvas.getByText('How long does a withdrawal take?').closest('summary');
    if (!first) throw new Error('The title is in no summary.');
    await expect(first).toHaveFocus();
    await userEvent.click(first);
    await waitFor(() => expect(answer).toBeVisible());
    await userEvent.tab();
    await userEvent.click(canvas.getByText('What does a withdrawal cost?'));
    await waitFor(() => expect(answer).not.toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith('time', false));
    await expect(args.onOpenChange).toHaveBeenCalledWith('fee', true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All fees' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: ['address'],
    items: [
      {
        id: 'address',
        title: 'Woran erkenne ich, ob eine Auszahlungsadresse zum ausgewählten Netzwerk gehört?',
        description: 'Verwechslungen sind endgültig',
        content:
          'Am Anfang der Adresse. Im Zweifel fragen Sie den Empfänger: bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      },
      ...meta.args.items,
    ],
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const ForcedColors: Story = { args: Matrix.args, parameters: { chromatic: { forcedColors: 'active' } } };

export const RightToLeft: Story = { args: Matrix.args, globals: { direction: 'right to left' } };
