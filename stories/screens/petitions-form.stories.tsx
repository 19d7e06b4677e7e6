import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { RequestOf } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, bypassNetwork, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { info } from './fixtures.ts';
import { listed, pending } from './petitions-fixtures.ts';
import { picture } from './picture.ts';

/** Requests that the screen sent. */
const sent = fn();
const canceled = fn();
let uploads = 0;
/** What the server has. */
let present: (typeof pending)[] = [];

const calls = [
  ...defaultHandlers,
  answer('POST upload/petition', () => {
    uploads += 1;
    return { filename: `018f4a1c9d2e7b8${uploads}.jpg`, url: `/uploads/018f4a1c9d2e7b8${uploads}.jpg` };
  }),
  answer('POST upload/cancel', ({ filename }) => {
    canceled(filename);
    return {};
  }),
  answer('GET petition/index', ({ id }) => listed(...present.filter((each) => id === undefined || each.id === id))),
  answer('POST petition/create', async (input) => {
    sent(input);
    const { images = [], about = null, reference = null, ...rest } = input as RequestOf<'POST petition/create'>;
    present = [{ ...pending, ...rest, images: images.map((name) => `/uploads/${name}`), about, reference }];
    await delay(50);
    return present[0] ?? pending;
  }),
];

/** The form for feedback, a request or a complaint. */
const meta = {
  component: App,
  args: { path: '/petition?write=1' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    canceled.mockClear();
    uploads = 0;
    present = [];
    return prepare(globals, info);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

const send = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Complaint' }));
  await userEvent.type(await canvas.findByLabelText('Message'), 'My deposit is missing.');
}

const place = (number: number) => new RegExp(`^Image ${number} of up to 3`, 'u');

async function addImage(canvas: Canvas, number: number): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText(place(number)), await picture(`${number}.png`));
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Remove image' })).toHaveLength(number));
}

/** Reached from a deposit: topic and number are sent along. */
export const Content: Story = {
  args: { path: '/petition?write=1&about=deposit&reference=D26111900042' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('D26111900042')).toBeVisible();
    await expect(await canvas.findByText('In the sandbox, a program answers')).toBeVisible();
    for (const radio of await canvas.findAllByRole('radio')) await waitFor(() => expect(radio).not.toBeChecked());
    await waitFor(() => expect(canvas.getByText('2,000 characters left')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText(place(1))).toHaveAccessibleDescription(/up to 8\sMB/u));
    await waitFor(() => expect(canvas.queryByLabelText(place(2))).toBeNull());
  },
};

export const Translated: Story = { args: Content.args, parameters: { chromatic: { modes: languageModes } } };

/** Errors show at their fields, and the first one gets the focus. */
export const Invalid: Story = {
  async play({ canvas }) {
    await send(canvas);
    await expect(await canvas.findByText('Choose a category')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Message')).toBeInvalid());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Feedback' })).toHaveFocus());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** Nothing is cut off. */
export const TooLong: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Feedback' }));
    await userEvent.click(await canvas.findByLabelText('Message'));
    await userEvent.paste('Every amount with its balance, please. '.repeat(52));
    await expect(await canvas.findByText('28 characters too many')).toBeVisible();
    await send(canvas);
    await waitFor(() => expect(canvas.getByText('This is too long')).toBeVisible());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** Each image opens the place for the next one, up to three. */
export const FilledIn: Story = {
  async play({ canvas }) {
    await fillIn(canvas);
    for (const number of [1, 2, 3]) await addImage(canvas, number);
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(3));
    await waitFor(() => expect(canvas.getByText('1,978 characters left')).toBeVisible());
  },
};

/** Removing one deletes it on the server and leaves its place free. */
export const ImageRemoved: Story = {
  parameters: unseen,
  async play({ canvas }) {
    for (const number of [1, 2]) await addImage(canvas, number);
    const [first] = await canvas.findAllByRole('button', { name: 'Remove image' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(canceled).toHaveBeenCalledWith('018f4a1c9d2e7b81.jpg'));
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByLabelText(place(1))).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByLabelText(place(3))).toBeNull());
  },
};

/** Sent with its images and what it is about; its page takes over, and the draft is gone. */
export const Sent: Story = {
  args: Content.args,
  async play({ canvas }) {
    await fillIn(canvas);
    for (const number of [1, 2]) await addImage(canvas, number);
    await send(canvas);
    await expect(await canvas.findByText('Message sent', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        category: 'complaint',
        text: 'My deposit is missing.',
        images: ['018f4a1c9d2e7b81.jpg', '018f4a1c9d2e7b82.jpg'],
        about: 'deposit',
        reference: 'D26111900042',
      }),
    );
    await waitFor(() => expect(canvas.getByText('My deposit is missing.')).toBeVisible());
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
  },
};

/** A second tap sends nothing more. */
export const TappedTwice: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Message sent', { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

/** While an image is on its way, nothing is sent without it. */
export const WaitsForImage: Story = {
  parameters: { msw: [wait('POST upload/petition'), ...calls] },
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.upload(await canvas.findByLabelText(place(1)), await picture('1.png', 640, 240));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await send(canvas);
    await expect(await canvas.findByText('Wait until this image is uploaded, or cancel it.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(place(1))).toHaveFocus());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** Canceling the upload lets it go without the image. */
export const UploadCanceled: Story = {
  parameters: { ...unseen, ...WaitsForImage.parameters },
  async play(context) {
    await WaitsForImage.play?.(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(canvas.queryByText(/^Wait until/u)).toBeNull());
    await send(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ images: [] })));
    await expect(await canvas.findByText('Message sent', { selector: 'p' })).toBeVisible();
  },
};

export const ImageRefused: Story = {
  parameters: {
    msw: [
      refuse('POST upload/petition', 'file-type-refused', 'We couldn’t read this image. Choose a JPEG, PNG, or WebP.'),
      ...calls,
    ],
  },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(place(1)), await picture('1.png'));
    await expect(await canvas.findByText('We couldn’t read this image. Choose a JPEG, PNG, or WebP.')).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    // Away from the bar with the button.
    again.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(again).toBeVisible());
  },
};

/** The server has deleted the image since. */
export const ImageGone: Story = {
  parameters: {
    ...unseen,
    msw: [
      refuse('POST petition/create', 'file-unknown', 'The image is no longer available. Choose it again.'),
      ...calls,
    ],
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await addImage(canvas, 1);
    await send(canvas);
    await expect(await canvas.findByText('The image is no longer available. Choose it again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(place(1))).toHaveFocus());
  },
};

/** No response: it may have been sent, and sending it again is safe. */
export const NoResponse: Story = {
  beforeEach: () => bypassNetwork('petition/create', 'POST', () => new Response('', { status: 502 })),
  async play({ canvas }) {
    await fillIn(canvas);
    await send(canvas);
    const note = await canvas.findByText(/Sending it again is safe/u);
    await expect(note).toBeVisible();
    await waitFor(() => expect(note.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue('My deposit is missing.'));
  },
};

export const TooMany: Story = {
  parameters: {
    ...unseen,
    msw: [
      refuse('POST petition/create', 'petition-limit', 'You’ve sent 10 messages in 24 hours. Try again tomorrow.'),
      ...calls,
    ],
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/^You’ve sent 10 messages in 24 hours/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/Sending it again/u)).toBeNull());
  },
};

/** A reload keeps everything, for this topic only. */
export const Draft: Story = {
  args: Content.args,
  parameters: unseen,
  async play({ canvas }) {
    await fillIn(canvas);
    await addImage(canvas, 1);
    const kept = () => Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith('draft:'));
    await waitFor(() => expect(kept()?.[0]).toMatch(/petition-deposit-D26111900042$/u));
    for (const part of ['complaint', 'My deposit is missing.', '018f4a1c9d2e7b81.jpg'])
      await waitFor(() => expect(kept()?.[1]).toContain(part));
  },
};
