import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { languageModes } from '../../.storybook/modes.ts';
import { goneUpload } from '../../.storybook/uploads.ts';
import { answer, bypassNetwork, example } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { info } from './fixtures.ts';
import { inReview, none, returned } from './identity-fixtures.ts';
import { picture } from './picture.ts';

/** Requests that the screen sent. */
const sent = fn();
const uploaded = fn();
/** The server's current state. */
let present = returned;

const calls = [
  ...defaultHandlers,
  answer('GET user/auth', () => present),
  example('GET user/score'),
  answer('POST upload/authentic', () => {
    uploaded();
    return { filename: '018f4a1c9d2e7b61.jpg', url: '/uploads/018f4a1c9d2e7b61.jpg' };
  }),
  example('POST upload/cancel'),
  answer('POST user/realAuth', (input) => {
    sent(input);
    present = inReview;
    return { info: { ...info, real: { status: 2, reason: null } } };
  }),
];

/** An identity verification that is resumed: after a reload, or because it was returned. */
const meta = {
  component: App,
  args: { path: '/user/auth' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    uploaded.mockClear();
    present = returned;
    return prepare(globals, { ...info, real: { status: 3, reason: returned.reason } });
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const resume = async ({ globals }: { globals: Record<string, unknown> }, front: string) => {
  const clear = await prepare(globals, { ...info, real: { status: 0, reason: null } });
  present = none;
  const draft = { full_name: 'Margit Sample', front, back: '' };
  sessionStorage.setItem(`draft:${info.id}:identity`, JSON.stringify(draft));
  return clear;
};

/** What a reload finds: the name, the photo from the server, and why the number is asked for again. */
export const Reloaded: Story = {
  beforeEach: (context) => resume(context, '018f4a1c9d2e7b61.jpg'),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveValue('Margit Sample'));
    await waitFor(() => expect(canvas.getByLabelText('ID number')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByText('Image uploaded')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Your photo of the front' })).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('ID number')).toHaveAccessibleDescription(/^Type it again\./u));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove image' })).toBeVisible());
  },
};

/** A photo that the server has deleted since is asked for again. */
export const PhotoGone: Story = {
  async beforeEach(context) {
    const clear = await resume(context, goneUpload);
    const end = bypassNetwork('.jpg', 'HEAD', () => new Response(null, { status: 404 }));
    return () => {
      end();
      clear();
    };
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('The image is no longer available. Choose it again.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Image uploaded')).toBeNull());
    await waitFor(() => expect(sessionStorage.getItem(`draft:${info.id}:identity`)).not.toContain(goneUpload));
  },
};

/** The reason, and the form again. */
export const Returned: Story = {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Reason: The photo of the back is blurred; the number can’t be read.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Resubmit your details' })).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveValue('Margit Sample'));
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^Your photo/u })).toHaveLength(2));
    await waitFor(() => expect(canvas.getByLabelText('ID number')).toHaveAccessibleDescription(/^Type it again\./u));
  },
};

/** Corrected: another photo of the back, and the others as before. */
export const ReturnedAndHandedIn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('ID number'), 'X4RTBPFW4');
    await userEvent.upload(await canvas.findByLabelText(/^Back of your ID/u), await picture('back.png'));
    await waitFor(() => expect(uploaded).toHaveBeenCalled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    await expect(await canvas.findByRole('heading', { name: 'In review' })).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        document: 'id-card',
        full_name: 'Margit Sample',
        id_number: 'X4RTBPFW4',
        front: '018f4a1c9d2e7b51.jpg',
        back: '018f4a1c9d2e7b61.jpg',
      }),
    );
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
  },
};

/** Returned, with what was submitted before. */
export const ReturnedTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
};
