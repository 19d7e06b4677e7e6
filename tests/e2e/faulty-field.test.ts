import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { demoJourney } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();
const t = await translationsOf('en-us');
const phone = () => ({ origin: server.origin, viewport: { width: 360, height: 780 } });

/** What the focused field is called, and what of its label and its error a bar covers. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLInputElement;
    const group = control.closest('fieldset');
    const label = group?.querySelector('legend') ?? control.labels?.[0];
    const described = (group ?? control).getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = described.map((id) => document.getElementById(id)).find((each) => each?.ariaLive);
    const isCovered = (element: Element): boolean => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].some((y) => !element.contains(document.elementFromPoint(left + 1, y)));
    };
    return { name: label?.textContent, covered: [label, error].filter((each) => !each || isCovered(each)).length };
  });

/** Sends the form from all places that the page can be scrolled to. Each leads to the field, label and error in sight. */
async function expectFault(page: Page, submit: string, field: string): Promise<void> {
  const button = page.getByRole('button', { name: t(submit), exact: true });
  await button.waitFor();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(end).toBeGreaterThan(0);
  for (let place = 0; place <= end; place += 20) {
    await page.evaluate((top) => {
      (document.activeElement as HTMLElement).blur();
      scrollTo({ top, behavior: 'instant' });
    }, place);
    await button.dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect({ place, ...(await focusedField(page)) }).toEqual({ place, name: t(field), covered: 0 });
  }
}

const fill = (page: Page, field: string, value: string) => page.getByLabel(t(field), { exact: true }).fill(value);

it('a faulty withdrawal by bank shows its fault with its label', { timeout: 120_000 }, async () => {
  const { page } = await demoJourney(browser(), { ...phone(), t });
  await page.goto('/bank/draw/EUR');
  await expectFault(page, 'bank:draw.submit', 'bank:draw.amount');
  await fill(page, 'bank:draw.amount', '20000');
  await expectFault(page, 'bank:draw.submit', 'bank:draw.amount');
});

it('a faulty withdrawal of crypto shows its fault with its label', { timeout: 120_000 }, async () => {
  const { page } = await demoJourney(browser(), { ...phone(), t });
  await page.goto('/wallet/down/USDT');
  await page.getByRole('radio', { name: /^Tron/u }).click();
  await expectFault(page, 'wallet-withdraw:form.submit', 'wallet-withdraw:address.label');
  await fill(page, 'wallet-withdraw:address.label', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb');
  await expectFault(page, 'wallet-withdraw:form.submit', 'wallet-withdraw:form.amount');
});

it('a faulty verification shows its fault with its label', { timeout: 120_000 }, async () => {
  const { page } = await journey(browser(), phone());
  await register(page, t, newPerson(), server.dataDir);
  await page.goto('/user/auth');
  await expectFault(page, 'identity:form.submit', 'identity:form.full-name');
  await fill(page, 'identity:form.full-name', 'Margit Sample');
  await expectFault(page, 'identity:form.submit', 'identity:form.id-number');
  await fill(page, 'identity:form.id-number', 'X4RTBPFW4');
  await expectFault(page, 'identity:form.submit', 'identity:form.front');
});
