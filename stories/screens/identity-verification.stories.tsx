import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, prepare, type Canvas } from './app.tsx';
import { info } from './fixtures.ts';
import { inReview, none, verified, type Verification } from './identity-fixtures.ts';
import { loseNetwork } from './lose-network.ts';
import { picture } from './picture.ts';
import { readingAgain } from './reading-again.ts';

/** Requests that the screen sent. */
const sent = fn();
const canceled = fn();
/** The server's current state. */
let present = none;
let uploads = 0;
/** Gives back what a story took away. */
let restore: (() => void) | undefined;

const calls = [
  ...defaultHandlers,
  answer('GET user/auth', () => present),
  example('GET user/score'),
  answer('POST upload/authentic', () => {
    uploads += 1;
    return { filename: `018f4a1c9d2e7b6${uploads}.jpg`, url: `/uploads/018f4a1c9d2e7b6${uploads}.jpg` };
  }),
  answer('POST upload/cancel', ({ filename }) => {
    canceled(filename);
    return {};
  }),
  answer('POST user/realAuth', (input) => {
    sent(input);
    present = inReview;
    return { info: { ...info, real: { status: 2, reason: null } } };
  }),
];

/** Identity verification: its purpose, the form, then live progress. */
const meta = {
  component: App,
  args: { path: '/user/auth' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: ({ globals }) => {
    sent.mockClear();
    canceled.mockClear();
    present = none;
    uploads = 0;
    return prepare(globals, { ...info, real: { status: 0, reason: null } });
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Full name'), 'Margit Sample');
  await userEvent.type(await canvas.findByLabelText('ID number'), 'x4rtb pfw4');
  await userEvent.upload(await canvas.findByLabelText(/^Front of your ID/u), await picture('front.png'));
  await expect(await canvas.findByRole('img', { name: 'Your photo of the front' })).toBeVisible();
  await waitFor(() => expect(uploads).toBe(1));
  await userEvent.upload(await canvas.findByLabelText(/^Back of your ID/u), await picture('back.png'));
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Remove image' })).toHaveLength(2));
}

/** Everything to know before filling in the form. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Usually 24 hours. You can leave this page. We’ll notify you of the result.'),
    ).toBeVisible();
    const purpose = await canvas.findByText(/^You need it to withdraw to a bank card/u);
    await waitFor(() => expect(purpose).toHaveTextContent(/more than 1,000\sUSD in crypto a day/u));
    await waitFor(() => expect(canvas.getByText('Who can see it')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name'));
    const number = await canvas.findByLabelText('ID number');
    await waitFor(() => expect(number).toHaveAttribute('autocomplete', 'off'));
    await waitFor(() => expect(number).toHaveAttribute('spellcheck', 'false'));
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Front of your ID/u)).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit for review' })).toBeVisible());
  },
};

/** Errors show at their fields, and the first one gets the focus. */
export const Invalid: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText('ID number')).toBeInvalid());
    await waitFor(() => expect(canvas.getAllByText('Choose an image')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
  },
};

/** Both photos are uploaded: previewed, replaceable and removable. */
export const FilledIn: Story = {
  async play({ canvas }) {
    await fillIn(canvas);
    await waitFor(() => expect(canvas.getAllByText('Image uploaded')).not.toHaveLength(0));
  },
};

/** Submitted as the contract requires; then in review, here and on every other screen. */
export const HandedIn: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await fillIn(canvas);
    await waitFor(() => expect(uploads).toBe(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    await expect(await canvas.findByRole('heading', { name: 'In review' })).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        document: 'id-card',
        full_name: 'Margit Sample',
        id_number: 'X4RTBPFW4',
        front: '018f4a1c9d2e7b61.jpg',
        back: '018f4a1c9d2e7b62.jpg',
      }),
    );
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ real: { status: 2 } }),
    );
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
  },
};

/** A passport has one photo. What was uploaded of an ID card stays for a change of mind, and is deleted in the end. */
export const Passport: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'Margit Sample');
    await userEvent.type(await canvas.findByLabelText('ID number'), 'x4rtb pfw4');
    await userEvent.upload(await canvas.findByLabelText(/^Front of your ID/u), await picture('front.png'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove image' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Passport' }));
    await waitFor(() => expect(canvas.queryByLabelText(/^Back of your ID/u)).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await userEvent.upload(await canvas.findByLabelText(/^Photo page/u), await picture('passport.png'));
    await expect(await canvas.findByRole('img', { name: 'Your photo of the passport' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove image' })).toBeVisible());
    await waitFor(() => expect(uploads).toBe(2));
    await userEvent.click(await canvas.findByRole('radio', { name: /^ID card/u }));
    await expect(await canvas.findByRole('img', { name: 'Your photo of the front' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Passport' }));
    await expect(await canvas.findByRole('img', { name: 'Your photo of the passport' })).toBeVisible();
  },
};

/** Only what belongs to the passport is submitted. */
export const PassportHandedIn: Story = {
  parameters: unseen,
  async play(context) {
    await Passport.play?.(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Submit for review' }));
    await expect(await context.canvas.findByRole('heading', { name: 'In review' })).toBeVisible();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        document: 'passport',
        full_name: 'Margit Sample',
        id_number: 'X4RTBPFW4',
        front: '018f4a1c9d2e7b62.jpg',
      }),
    );
    await waitFor(() => expect(canceled).toHaveBeenCalledWith('018f4a1c9d2e7b61.jpg'));
  },
};

/** A reload keeps the name and the photos, but never the ID number. */
export const Draft: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await fillIn(canvas);
    const kept = () => JSON.stringify({ ...sessionStorage });
    await waitFor(() => expect(kept()).toContain('018f4a1c9d2e7b62.jpg'));
    await waitFor(() => expect(kept()).toContain('Margit Sample'));
    await waitFor(() => expect(kept()).not.toMatch(/x4rtb/iu));
  },
};

/** Removing a photo deletes it on the server too. */
export const PhotoRemoved: Story = {
  parameters: unseen,
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(/^Front of your ID/u), await picture('front.png'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove image' }));
    await waitFor(() => expect(canceled).toHaveBeenCalledWith('018f4a1c9d2e7b61.jpg'));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const PhotoRefused: Story = {
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET user/auth', none),
      refuse('POST upload/authentic', 'file-type-refused', 'We couldn’t read this image. Choose a JPEG, PNG, or WebP.'),
    ],
  },
  async play({ canvas }) {
    await userEvent.upload(await canvas.findByLabelText(/^Front of your ID/u), await picture('front.png'));
    await expect(await canvas.findByText('We couldn’t read this image. Choose a JPEG, PNG, or WebP.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

/** Submitted from another device in the meantime: the screen refreshes. */
export const HandedInElsewhere: Story = {
  parameters: {
    ...unseen,
    msw: [
      refuse('POST user/realAuth', 'verification-not-open', 'Your identity is already verified or in review.'),
      ...calls,
    ],
  },
  async play({ canvas }) {
    await fillIn(canvas);
    await waitFor(() => expect(uploads).toBe(2));
    present = inReview;
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    await expect(await canvas.findByRole('heading', { name: 'In review' })).toBeVisible();
  },
};

const show = (verification: Verification): Partial<Story> => ({
  parameters: { msw: [...defaultHandlers, answer('GET user/auth', verification)] },
});

/** What happened, what is in progress, and when a decision is expected. */
export const InReview: Story = {
  ...show(inReview),
  async play({ canvas }) {
    const progress = await canvas.findByRole('list', { name: 'Verification progress' });
    await waitFor(() =>
      expect(progress.querySelector('[aria-current="step"]')).toHaveTextContent('In review, In progress'),
    );
    await waitFor(() => expect(canvas.getByText(/^Expected by /u)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit for review' })).toBeNull());
  },
};

export const Late: Story = {
  ...show({ ...inReview, submitted_at: '2026-11-20T08:00:00.000Z', expected_at: '2026-11-21T08:00:00.000Z' }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/taking longer than usual/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Expected by /u)).toBeNull());
  },
};

/** The decision shows by itself: refreshed by a notice, by reconnecting, and by polling. */
export const Decided: Story = {
  parameters: unseen,
  beforeEach: async ({ globals }) => {
    const clear = await prepare(globals, { ...info, real: { status: 2, reason: null } });
    present = inReview;
    return clear;
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'In review' })).toBeVisible();
    const said = (await canvas.findAllByRole('status')).find(({ innerText }) => innerText === 'In review');
    present = verified;
    await waitFor(
      readingAgain(() => expect(screen.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible()),
    );
    await waitFor(() => expect(said).toHaveTextContent(/^Your identity is verified$/u));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ real: { status: 1 } }),
    );
  },
};

/** The name stays masked. */
export const Verified: Story = {
  ...show(verified),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Ma … le')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

/** The last known state stays with its age, and the bar says that it may be out of date. */
export const Offline: Story = {
  beforeEach: () => () => restore?.(),
  parameters: { ...unseen, ...show(inReview).parameters },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'In review' })).toBeVisible();
    restore = loseNetwork();
    await expect(
      await canvas.findByText('You’re offline. What you see may be out of date, and nothing can be sent.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'In review' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Last updated/u)).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET user/auth')] } };

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET user/auth')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your verification')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** The same in review. */
export const InReviewTranslated: Story = {
  parameters: { ...show(inReview).parameters, chromatic: { modes: languageModes } },
};
