import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { claimsOf } from '../server/support/push-service.ts';
import { useBrowser } from './support/browser.ts';
import { withDatabase } from './support/database.ts';
import { logInElsewhere } from './support/demo.ts';
import { journey } from './support/journey.ts';
import { openPushSwitch, pressPushSwitch, subscribeHere, turnPushOn, usePushes } from './support/push.ts';
import { translationsOf } from './translations.ts';

const pushes = usePushes();
const browser = useBrowser();
const t = await translationsOf('en-us');

it('pushes are sent while they are on, until the push service says that the browser is gone', async () => {
  const { server, received, answer } = pushes();
  const { page } = await journey(browser(), { origin: server.origin, serviceWorkers: 'allow' });
  await page.context().grantPermissions(['notifications'], { origin: server.origin });
  // This browser has no notifications, and so says that they are denied. `npm run test:push` has them.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }));
  const subscribed = await subscribeHere(page);
  const waiting = () =>
    withDatabase(server, async (db) => (await sql`select from push_outbox`.execute(db)).rows.length);
  await turnPushOn(page, t);
  await logInElsewhere(server);
  await expect.poll(() => received.length).toBe(1);
  const [push] = received;
  const [first] = subscribed;
  if (!push || !first) throw new Error('nothing arrived');
  expect(first.browser.open(push)).toMatchObject({ title: t('server:notice.new-device.title') });
  expect(claimsOf(push, first.key)).toMatchObject({ aud: 'https://push.example.com' });

  const pushSwitch = await openPushSwitch(page, t);
  await pressPushSwitch(page, pushSwitch, false);
  await logInElsewhere(server);
  // The statement that saves a notice saves its pushes.
  expect(await waiting()).toBe(0);

  await pressPushSwitch(page, pushSwitch, true);
  answer(410);
  await logInElsewhere(server);
  await expect.poll(() => received.length).toBe(2);
  await expect.poll(waiting).toBe(0);
  await openPushSwitch(page, t);
  await pushSwitch.waitFor();
  expect(await pushSwitch.isChecked()).toBe(false);

  answer(201);
  await pressPushSwitch(page, pushSwitch, true);
  await logInElsewhere(server);
  await expect.poll(() => received.length).toBe(3);
  expect(received.map(({ path }) => `https://push.example.com${path}`)).toEqual(
    subscribed.map((subscription) => subscription.browser.target.endpoint),
  );
});
