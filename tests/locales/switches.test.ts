import { expect, it } from 'vitest';
import { availableLanguages } from '#contract/languages';
import { alive } from '../e2e/support/alive.ts';
import { useBrowser } from '../e2e/support/browser.ts';
import { journey } from '../e2e/support/journey.ts';
import { everyPair, switchThrough } from '../e2e/support/switch-language.ts';
import { useServer } from '../e2e/support/use-server.ts';

const server = useServer();
const browser = useBrowser();

it('switches from every language to every other, at once, and what was typed stays', async () => {
  const trip = everyPair(['en-us', ...availableLanguages.filter((language) => language !== 'en-us')]);
  expect(new Set(trip.slice(1).map((to, index) => `${trip[index]} ${to}`)).size).toBe(18 * 17);
  const { page } = await journey(browser(), { origin: server.origin });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await alive(page);
  await switchThrough(page, trip);
});
