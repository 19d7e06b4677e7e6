import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoryChecks } from '../../../.storybook/checks/page.ts';
import { browser } from '../../../scripts/browser.ts';

declare const checks: { installChecks: () => void };
declare const storyChecks: StoryChecks;

let opened: Browser;
let page: Page;

beforeAll(async () => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, '../../../.storybook/checks/page.ts'),
        formats: ['iife'],
        name: 'checks',
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const code = output && 'output' in output ? output.output[0].code : '';
  opened = await chromium.launch(await browser());
  page = await opened.newPage({ viewport: { width: 320, height: 640 } });
  await page.setContent('<!doctype html><html lang="en"><title>Checks</title><body></body></html>');
  await page.addScriptTag({ content: code });
  await page.evaluate(() => checks.installChecks());
}, 60_000);

afterAll(() => opened.close());

async function found(html: string): Promise<string> {
  await page.evaluate((body) => {
    document.body.innerHTML = `<style>
      * { margin: 0; font: 16px sans-serif; }
      a, button, input { min-height: 44px; min-width: 44px; outline: none; }
      .ring:focus { outline: 2px solid oklch(0.3 0.1 250); outline-offset: 2px; }
      main { padding: 16px; background: oklch(1 0 0); }
      [data-pressed] { filter: invert(1); }
    </style><main>${body}</main>`;
  }, html);
  return (await page.evaluate(() => storyChecks.asShown())).join('\n');
}

describe('focus', () => {
  it('shows by a ring of its own', async () => {
    expect(await found('<button class="ring">Send</button>')).toBe('');
  });

  it('shows by a ring of the box around a field', async () => {
    const style = '<style>div:has(input:focus) { box-shadow: 0 0 0 2px black; }</style>';
    expect(await found(`${style}<div><input aria-label="Name"></div>`)).toBe('');
  });

  it('shows by a ring in the label of a hidden control', async () => {
    const style =
      '<style>.off { position: absolute; opacity: 0; } .off:focus + b { outline: 2px solid black; }</style>';
    const box = '<b style="display: inline-block; width: 44px; height: 44px"></b>';
    expect(await found(`${style}<label><input class="off" type="radio">${box}One</label>`)).toBe('');
  });

  it.each([
    ['nothing', ''],
    ['its background', 'button:focus { background: yellow; }'],
    ['the color of what is around it', 'div:has(button:focus) { background: yellow; color: red; }'],
    ['the color of what is beside it', 'button:focus + p { background: yellow; }'],
    ['a transparent ring', 'button:focus { outline: 2px solid transparent; }'],
  ])('does not show by %s', async (_name, style) => {
    const problems = await found(`<style>${style}</style><div><button>Send</button><p>Now</p></div>`);
    expect(problems).toBe('focus does not show at main > div > button "Send"');
  });

  it('does not show by a ring around two', async () => {
    const style = '<style>div:focus-within { outline: 2px solid black; }</style>';
    expect(await found(`${style}<div><button>One</button><button>Two</button></div>`)).toContain(
      'focus looks the same at main > div > button "Two" and at main > div > button "One"',
    );
  });

  it('needs contrast', async () => {
    const style = '<style>button:focus { outline: 2px solid oklch(0.9 0 0); }</style>';
    expect(await found(`${style}<button>Send</button>`)).toContain('focus has a contrast of 1.3, less than 3');
  });

  it('crosses no text beside it', async () => {
    expect(await found('Fee 0.5<button class="ring" style="margin-inline-start: -10px">Max</button>')).toContain(
      'crosses the text "Fee 0.5"',
    );
  });

  it('may lie under a message', async () => {
    const message = '<p style="position: fixed; top: 0; left: 47px; margin: 0; background: white">Saved</p>';
    expect(await found(`<button class="ring" style="width: 44px">OK</button>${message}`)).toBe('');
    expect(
      await found(`<button class="ring" style="width: 44px">OK</button>${message.replace('fixed', 'absolute')}`),
    ).toContain('crosses the text "Saved"');
  });

  it('is looked at on every element', async () => {
    const many = '<button class="ring">Send</button>'.repeat(60);
    expect(await found(`${many}<button>Last</button>`)).toBe('focus does not show at main > button "Last"');
  });
});

describe('motion', () => {
  it('leaves no change for the next frame', async () => {
    const style = '<style>* { transition-duration: 0.01ms; }</style>';
    expect(await found(`${style}<p>Rate</p>`)).toBe('every change takes 1e-05s although motion is unwanted');
  });
});

describe('touch targets', () => {
  it('may be a link that fills its card, with a button in its middle', async () => {
    const card = `<div style="position: relative; height: 120px">
      <a class="ring" href="#" style="position: absolute; inset: 0">Card</a>
      <button class="ring" style="position: absolute; inset: 38px 138px">Go</button></div>`;
    expect(await found(card)).toBe('');
  });

  it('are not covered', async () => {
    const cover =
      '<p style="position: absolute; top: 0; left: 0; width: 200px; height: 100px; background: white">Over</p>';
    expect(await found(`<button class="ring">Send</button>${cover}`)).toContain('target is covered by main > p "Over"');
  });

  it('are not covered in part', async () => {
    const cover =
      '<p style="position: absolute; top: 40px; left: 0; width: 200px; height: 90px; background: white">Over</p>';
    expect(await found(`<button class="ring">Send</button>${cover}`)).toContain('x 24 px, less than 44');
  });
});

describe('words', () => {
  it('break between, at a hyphen, or where the text says so', async () => {
    expect(
      await found('<p style="width: 8em">Transaction history, long-awaited, Trans&shy;aktions&shy;übersicht</p>'),
    ).toBe('');
    expect(await found('<p style="width: 4em; overflow-wrap: anywhere" translate="no">TQ5Nv7Dc6xQz4mY2rX</p>')).toBe(
      '',
    );
  });

  it('do not break inside', async () => {
    expect(await found('<p style="width: 4em; overflow-wrap: anywhere">Transactions</p>')).toBe(
      '"Transactions" breaks inside the word at main > p "Transactions"',
    );
  });
});

describe('axe', () => {
  const inView = (html: string) =>
    found(html).then(() =>
      page.evaluate(() => storyChecks.inView({ theme: 'light', viewport: undefined, rules: 'all' })),
    );

  it('must be able to decide', async () => {
    const text = '<p style="background: linear-gradient(white, black)">Balance</p>';
    expect((await inView(text)).join()).toContain("axe can't decide: Elements must meet minimum color contrast");
    expect(await inView('<p>Balance</p>')).toEqual([]);
  });
});
