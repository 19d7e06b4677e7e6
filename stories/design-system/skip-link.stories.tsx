import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Screen } from '#design-system/screen';
import { SkipLink } from '#design-system/skip-link';
import { TopNav } from '#design-system/top-nav';

const meta = {
  component: SkipLink,
  args: { children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Screen nav={<TopNav title="Notices" onBack={fn()} />}>
        <p>You have no notices.</p>
      </Screen>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused: Story['play'] = async ({ canvas, args }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: args.children });
  await expect(link).toHaveFocus();
  await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
};

export const Playground: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    // Skips the back button, which comes before the content.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
  },
};

export const Focused: Story = { play: focused };

export const ForcedColors: Story = { play: focused, parameters: { chromatic: { forcedColors: 'active' } } };

export const LongText: Story = {
  args: { children: 'Navigation überspringen und direkt zum Inhalt dieser Seite gehen' },
  play: focused,
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
