import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { article, hostile, news, newsTypes } from './content-fixtures.ts';

const calls = [...defaultHandlers, newsTypes, news, article()];

/** News by type, and one article. */
const meta = {
  component: App,
  args: { path: '/info' },
  parameters: { layout: 'fullscreen', msw: calls },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
    const tabs = await canvas.findByRole('tablist', { name: 'Types of news' });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('tab')
          .map(({ textContent }) => textContent),
      ).toEqual([...['All', 'Product', 'Maintenance', 'Guides', 'Security']]),
    );
    const first = await canvas.findByRole('link', { name: /^Everything in this sandbox/u });
    await waitFor(() => expect(first).toHaveAttribute('href', '/info/11'));
    await waitFor(() => expect(first).toHaveTextContent('Nov 19, 2026 · Product'));
  },
};

/** The tab is in the address. */
export const OfType: Story = {
  args: { path: '/info?type=security' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^What support never asks for/u })).toBeVisible());
  },
};

export const Changed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Maintenance' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('tab', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
  },
};

/** An article without a translation says so, here and in its row. */
export const NewsTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
  },
};

export const NewsLoading: Story = {
  parameters: { msw: [...defaultHandlers, newsTypes, wait('GET info/index')] },
  async play({ canvas }) {
    await canvas.findByRole('tab', { name: 'Guides' });
  },
};

export const NewsFailed: Story = {
  parameters: { msw: [...defaultHandlers, newsTypes, fail('GET info/index')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the news')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without the types, the news are there all the same. */
export const WithoutTypes: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET info/types'), news] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
    await waitFor(() => expect(canvas.queryByRole('tab')).toBeNull());
  },
};

export const NewsEmpty: Story = {
  args: { path: '/info?type=maintenance' },
  parameters: { msw: [...defaultHandlers, newsTypes, answer('GET info/index', { ...none, items: [] })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No news yet')).toBeVisible();
    await expect(await canvas.findByText('No news of this type yet.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'All news' }));
    await expect(await canvas.findByText(/^When the operator of this site/u)).toBeVisible();
  },
};

export const Article: Story = {
  args: { path: '/info/11' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Everything in this sandbox is play money' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What’s simulated' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Product · Nov 19, 2026')).toBeVisible());
    await waitFor(() => expect(document.title).toBe('Everything in this sandbox is play money · Florin'));
    await waitFor(() =>
      expect(document.querySelector('meta[name=description]')).toHaveAttribute(
        'content',
        expect.stringMatching(/^What’s simulated here/u),
      ),
    );
    // It is short.
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'On this page' })).toBeNull());
  },
};

export const ArticleTranslated: Story = {
  args: { path: '/info/6' },
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  },
};

export const ArticleInEnglish: Story = {
  args: { path: '/info/10' },
  globals: { locale: 'de-de' },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Diesen Artikel gibt es noch nicht auf Deutsch. Sie lesen die englische Fassung.'),
    ).toBeVisible();
    const title = await canvas.findByRole('heading', { level: 1, name: 'What happens to your orders when we restart' });
    await waitFor(() => expect(title).toHaveAttribute('lang', 'en-US'));
  },
};

export const ArticleUpdated: Story = {
  args: { path: '/info/9' },
  parameters: { msw: [...defaultHandlers, newsTypes, article(2)] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Guides · Nov 12, 2026 · updated Nov 20, 2026')).toBeVisible());
  },
};

const shared = fn();
const writeText = fn(async (_text: string) => undefined);

/** Shares the address; where a device can't share, copies it. */
export const Shared: Story = {
  args: { path: '/info/8' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach() {
    shared.mockClear();
    writeText.mockClear();
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shared).toHaveBeenCalled());
    await waitFor(() => expect(shared.mock.calls[0]?.[0]).toMatchObject({ title: 'Price alerts that stay quiet' }));
    Reflect.deleteProperty(navigator, 'share');
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findAllByText('Link copied');
    await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  },
};

export const ArticleMissing: Story = {
  args: { path: '/info/99' },
  parameters: { msw: [...defaultHandlers, newsTypes, refuse('GET info/detail', 'not-found', 'Not found.')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Article not found')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/info'));
  },
};

export const ArticleFailed: Story = {
  args: { path: '/info/11' },
  parameters: { msw: [...defaultHandlers, newsTypes, fail('GET info/detail')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this article')).toBeVisible();
  },
};

export const ArticleLoading: Story = {
  args: { path: '/info/11' },
  parameters: { msw: [...defaultHandlers, newsTypes, wait('GET info/detail')] },
  async play({ canvas }) {
    await canvas.findByText('Loading');
  },
};

/** Scripts in a text reach nobody. */
export const Hostile: Story = {
  args: { path: '/info/11' },
  parameters: {
    msw: [...defaultHandlers, newsTypes, answer('GET info/detail', hostile)],
    chromatic: { disableSnapshot: true },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: hostile.title })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Before')).toBeVisible());
    const article = await canvas.findByRole('article');
    await waitFor(() => expect(article.querySelectorAll('script, iframe, form, input, svg')).toHaveLength(0));
    await waitFor(() => expect(canvas.getByText('Link')).not.toHaveAttribute('href'));
    await waitFor(() => expect('hacked' in window).toBe(false));
  },
};
