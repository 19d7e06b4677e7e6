import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Logo, logoVariants } from '#design-system/logo';
import { Combinations } from '../matrix.tsx';
import { otherBrand } from '../other-brand.ts';

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

/** Another brand's image: as high as the mark, at most 160 px wide. */
export const OtherBrand: Story = {
  render: () => (
    <Combinations variants={logoVariants}>
      {(choice) => <Logo {...choice} label="Mifla" src={otherBrand} />}
    </Combinations>
  ),
  async play({ canvas }) {
    const images = canvas.getAllByRole<HTMLImageElement>('img', { name: 'Mifla' });
    await waitFor(() => expect(images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true));
    for (const image of images) await expect(image.offsetWidth).toBeLessThanOrEqual(160);
  },
};

/** An image that doesn't load: the mark and the name are there instead. */
export const ImageMissing: Story = {
  args: { src: 'data:image/svg+xml,none', wordmark: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Florin')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
