import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { QrCode } from '#design-system/qr-code';

const meta = {
  component: QrCode,
  args: {
    text: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    label: 'QR code of the address',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const code = await canvas.findByRole('img', { name: 'QR code of the address' });
    // Version 4 has 33 modules per side, and a quiet zone of 4 around it, as the standard requires.
    await expect(code).toHaveAttribute('viewBox', '0 0 41 41');
  },
};

/** Never wider than the narrowest phone. */
export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: `https://florin.example/pay?to=${'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'.repeat(3)}` },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

/** Too long for a code: nothing is drawn, and the text beside it remains. */
export const TooLong: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { text: 'x'.repeat(4000) },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
