import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '#contract/languages';
import { languageModes, screenModes, themeModes } from '../../.storybook/modes.ts';
import { answer, fail, refuse, wait } from './api.ts';
import { App, prepare, defaultHandlers, seenBy } from './app.tsx';
import { samplePagesIn } from './content-fixtures.ts';
import { info, site } from './fixtures.ts';

const policy = {
  ...samplePagesIn('en-us').privacyPolicy,
  lang: 'en-us',
  version: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
} as const;
/** The agreement in the language that is asked for, as version 2. */
const agreement = answer('GET info/agreement', (_input, { headers }) => {
  const lang = headers.get('lang') as Language;
  return {
    ...samplePagesIn(lang).agreement,
    lang,
    version: 2,
    updated_at: '2026-11-01T00:00:00.000Z',
  };
});

const page = (changes: Partial<typeof policy> = {}) => [
  ...defaultHandlers,
  // For the page of the story before, which fetches it again in another language.
  agreement,
  answer('GET info/privacyPolicy', { ...policy, ...changes }),
];

/** What the customer agreed to, and what is sent. */
let agreed = 1;
const sent = fn();
const agreements = () => ({
  items: [
    {
      document: 'agreement' as const,
      version: 2,
      updated_at: '2026-11-01T00:00:00.000Z',
      agreed: { version: agreed, at: '2026-08-21T08:30:00.000Z' },
      history: [2, 1]
        .filter((version) => version <= agreed)
        .map((version) => ({ version, at: '2026-08-21T08:30:00.000Z' })),
    },
  ],
});
const customers = [
  agreement,
  answer('GET user/agreements', agreements),
  answer('POST user/agree', (input) => {
    sent(input);
    agreed = 2;
    return agreements();
  }),
  ...defaultHandlers,
];
const asCustomer =
  (version: number) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    agreed = version;
    sent.mockClear();
    return prepare(globals, info);
  };

/** Support, and pages written by the operator. */
const meta = {
  component: App,
  args: { path: '/contact' },
  parameters: { layout: 'fullscreen', msw: defaultHandlers },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The sandbox has no support team')).toBeVisible();
    await userEvent.click(await canvas.findByText('Where is my deposit?'));
    await expect(await canvas.findByRole('link', { name: 'View deposits' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/You need to log in first\.$/u)).toBeVisible());
  },
};

/** A login that the customer doesn't recognize: writing comes first, and the answers are open. */
export const ContactCustomer: Story = {
  args: { path: '/contact?about=security' },
  beforeEach: seenBy(info),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent('Write to us here'));
    await expect(await canvas.findByText(/^Change your login password right away/u)).toBeVisible();
    await expect(await canvas.findByText(/^After several incorrect attempts/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/You need to log in first/u)).toBeNull());
  },
};

export const ContactTranslated: Story = {
  args: { path: '/contact?about=deposit&reference=D7K2M' },
  parameters: { chromatic: { modes: languageModes } },
};

/** From the order of a counter, with its number. */
export const ContactExchange: Story = {
  args: { path: '/contact?about=exchange&reference=E2611230001' },
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('E2611230001')).toBeVisible();
  },
};

export const ContactStaffed: Story = {
  args: { path: '/contact?about=error&reference=7d1e' },
  parameters: {
    msw: [
      answer('GET index/site', {
        ...site,
        play_money: false,
        support_email: 'help@florin.example',
        support_hours: 'Weekdays 9:00 to 17:00 UTC',
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Weekdays 9:00 to 17:00 UTC')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'help@florin.example' })).toBeVisible();
  },
};

export const ContactFailed: Story = {
  parameters: { msw: [fail('GET index/site')], chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    // The answers are part of the app.
    await expect(await canvas.findByRole('heading', { name: 'Where is my deposit?' })).toBeVisible();
  },
};

export const PrivacyPolicy: Story = {
  args: { path: '/privacy-policy' },
  parameters: { msw: page(), chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What we store' })).toBeVisible();
  },
};

/** The policy in each language. */
export const PolicyTranslated: Story = {
  args: { path: '/privacy-policy' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET info/privacyPolicy', (_input, { headers }) => {
        const lang = headers.get('lang') as Language;
        return { ...policy, ...samplePagesIn(lang).privacyPolicy, lang };
      }),
    ],
    chromatic: { modes: languageModes },
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5));
  },
};

/** A link of the table of contents leads to its heading. */
export const Agreement: Story = {
  args: { path: '/user/agreement' },
  parameters: { msw: [...defaultHandlers, agreement], chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const contents = await canvas.findByRole('navigation', { name: 'On this page' });
    await waitFor(() => expect(within(contents).getAllByRole('link')).toHaveLength(7));
    await waitFor(() => expect(canvas.getByText('Version 2, last updated Nov 1, 2026')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Agree/u })).toBeNull());
  },
};

export const Jump: Story = {
  args: { path: '/user/agreement' },
  parameters: { msw: [...defaultHandlers, agreement], chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: '7. Play money' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '7. Play money' })).toHaveFocus());
  },
};

export const AgreedBefore: Story = {
  args: { path: '/user/agreement' },
  parameters: { msw: customers, chromatic: { modes: languageModes } },
  beforeEach: asCustomer(2),
};

/** A newer version can be read and agreed to; nothing else depends on it. */
export const NewVersion: Story = {
  args: { path: '/user/agreement' },
  parameters: {
    msw: customers,
    chromatic: { modes: { ...themeModes, narrow: { theme: 'light', viewport: 'narrow' } } },
  },
  beforeEach: asCustomer(1),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^You agreed to version 1 on Aug 21, 2026\./u)).toBeVisible();
  },
};

/** What the customer agreed to stays readable. */
export const AgreedEarlier: Story = {
  args: { path: '/user/agreement' },
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      answer('GET user/agreedText', {
        title: 'User agreement',
        html: '<h2>The first version</h2><p>Sample text of a fictional operator.</p>',
        lang: 'en-us',
        version: 1,
        updated_at: '2026-08-01T00:00:00.000Z',
        agreed_at: '2026-08-21T08:30:00.000Z',
      }),
      ...customers,
    ],
  },
  beforeEach: asCustomer(2),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: /^Version 1/u }));
    await expect(await canvas.findByRole('heading', { name: 'The first version' })).toBeVisible();
    await expect(
      await canvas.findByText('You agreed to this version on Aug 21, 2026. It isn’t the current one.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Read the current version' })).toHaveAttribute('href', '/user/agreement'),
    );
  },
};

export const Agreed: Story = {
  args: { path: '/user/agreement' },
  parameters: { msw: customers, chromatic: { disableSnapshot: true } },
  beforeEach: asCustomer(1),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agree to version 2' }));
    await expect(await canvas.findByText('You agreed to this version on Aug 21, 2026.')).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ document: 'agreement', version: 2 }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Agree/u })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** It changed again meanwhile: the refusal shows, and the text is fetched again. */
export const ChangedAgain: Story = {
  args: { path: '/user/agreement' },
  parameters: {
    msw: [
      refuse('POST user/agree', 'agreement-changed', 'These documents have changed. Read them and agree again.'),
      ...customers,
    ],
  },
  beforeEach: asCustomer(1),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agree to version 2' }));
    await expect(await canvas.findByText(/^These documents have changed/u)).toBeVisible();
  },
};

export const InEnglish: Story = {
  args: { path: '/privacy-policy' },
  globals: { locale: 'th-th' },
  parameters: { msw: page() },
  async play({ canvas }) {
    await expect(await canvas.findByText('หน้านี้ยังไม่มีภาษาไทย คุณกำลังอ่านฉบับภาษาอังกฤษ')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What we store' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { path: '/privacy-policy' },
  parameters: { msw: page({ html: '' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/'));
  },
};

export const Failed: Story = {
  args: { path: '/user/agreement' },
  parameters: { msw: [...defaultHandlers, fail('GET info/agreement')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this page')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { path: '/user/agreement' },
  parameters: { msw: [...defaultHandlers, wait('GET info/agreement')] },
  async play({ canvas }) {
    await canvas.findByText('Loading');
  },
};
