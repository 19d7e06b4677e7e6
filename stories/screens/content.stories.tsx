import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { legalPages } from '../../server/sandbox/content/legal-pages.ts';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { site } from './fixtures.ts';

const policy = { ...legalPages.privacyPolicy, lang: 'en-us', updated_at: '2026-11-01T00:00:00.000Z' } as const;
const page = (changes: Partial<typeof policy> = {}) => [
  ...defaultHandlers,
  answer('GET info/privacyPolicy', { ...policy, ...changes }),
];

/** Support, and pages written by the operator. */
const meta = {
  component: App,
  args: { path: '/contact' },
  parameters: { layout: 'fullscreen', msw: defaultHandlers },
  beforeEach: ({ globals }) => prepare(String(globals.locale), null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The sandbox has no support team')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View deposits' })).toBeVisible();
  },
};

export const ContactTranslated: Story = {
  args: { path: '/contact?about=deposit&reference=D7K2M' },
  parameters: { chromatic: { modes: languageModes } },
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
