import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '#design-system/qr-code';

/** For another device to scan: black on white in every theme. The text stands beside it, to read and to copy. */
const meta = {
  component: QrCode,
  args: {
    text: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    label: 'QR code of the address',
    loadingLabel: 'Drawing the QR code',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const code = await canvas.findByRole('img', { name: 'QR code of the address' });
    // Version 4 has 33 modules a side, and a quiet zone of 3 around it.
    await expect(code).toHaveAttribute('viewBox', '0 0 39 39');
  },
};
