import { expect, it } from 'vitest';
import { mailTo } from './outbox.ts';
import { logIn, newPerson, register } from './steps.ts';
import { useBrowser } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { useServer } from './support/use-server.ts';
import { translationsOf } from './translations.ts';

const server = useServer();
const browser = useBrowser();

it('a stranger’s session is ended from the mail, and its open tab at once', { timeout: 120_000 }, async () => {
  const t = await translationsOf('en-us');
  const person = newPerson();
  const own = await journey(browser(), { origin: server.origin, locale: 'en-US' });
  await register(own.page, t, person, server.dataDir);
  const stranger = await journey(browser(), {
    origin: server.origin,
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  await stranger.page.goto('/login');
  await logIn(stranger.page, t, person);
  await stranger.page.waitForURL('**/');
  await stranger.page.goto('/user');

  const { text } = await mailTo(server.dataDir, person.email, '/end-session#');
  const link = /http\S+\/end-session#\S+/.exec(text)?.[0] ?? '';
  stranger.allowError(/401/);
  // Nobody is logged in where the mail is read.
  const reader = await journey(browser(), { origin: server.origin, locale: 'en-US' });
  const requests: string[] = [];
  reader.page.on('request', (request) => requests.push(request.url()));
  await reader.page.goto(link);
  await reader.page.getByText('Firefox · Windows').waitFor();
  await reader.page.getByRole('button', { name: t('security:link.end') }).click();
  await reader.page.getByText(t('security:link.done.title')).waitFor();
  const secret = link.split('#')[1] ?? '';
  expect(requests.filter((url) => url.includes(secret) && !url.includes('#'))).toEqual([]);

  await stranger.page.waitForURL('**/login?**');
  await own.page.reload();
  await own.page.goto('/user');
  await own.page.getByRole('heading', { level: 2, name: person.username }).waitFor();
  await reader.page.reload();
  await reader.page.getByText(t('security:link.done.already')).waitFor();
});
