import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo, logoVariants } from '#design-system/logo';
import { Combinations } from '../matrix.tsx';

const meta = {
  component: Logo,
  args: { label: 'Florin', size: 'large' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Florin' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={logoVariants}>
      {(choice) => (
        <>
          <Logo {...choice} label="Florin" />
          <Logo {...choice} label="Florin" wordmark />
        </>
      )}
    </Combinations>
  ),
};
