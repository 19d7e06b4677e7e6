import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar, avatarVariants } from '#design-system/avatar';
import { Combinations } from '../matrix.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><circle cx="4" cy="3.2" r="1.6" fill="linen"/><path fill="linen" d="M1 8a3 3 0 0 1 6 0"/></svg>',
)}`;

const meta = {
  component: Avatar,
  args: { name: 'demo' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: the name always stands beside it. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toHaveTextContent(/^d$/i);
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={avatarVariants}>
      {(choice) => (
        <>
          <Avatar {...choice} name="demo" />
          <Avatar {...choice} name="花子" />
          <Avatar {...choice} name="demo" src={picture} />
        </>
      )}
    </Combinations>
  ),
};

/** The letter takes the place of an image that doesn't load. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden=true]')).toHaveTextContent(/^d$/i));
  },
};
