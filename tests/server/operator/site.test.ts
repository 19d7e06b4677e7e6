import { afterEach, describe, expect, it } from 'vitest';
import { availableLanguages } from '#contract/languages';
import { transact } from '#server/db/transact';
import { siteDefaults } from '#server/domains/content/site-settings';
import { changeSite, readSite } from '#server/domains/content/site-settings-store';
import { useApp } from '../support/app.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);

const set = (changes: object) => operate(server, 'POST', 'settings', changes);
const site = () => server.visitor().call('GET index/site', {});
const ownActs = async () => (await acts(server)).filter(({ act }) => act === 'setting-changed');

afterEach(() => server.db.deleteFrom('site_settings').execute());

describe('the site', () => {
  it('has its defaults while nothing is set: rooms and bonuses are off in live mode', async () => {
    const { settings } = server.services;
    expect(await readSite(server.db, settings)).toEqual(siteDefaults(settings));
    expect(await site()).toMatchObject({ bonus_switch: true, leverage_switch: true, languages: availableLanguages });
    expect(await readSite(server.db, { mode: 'live' })).toMatchObject({
      bonus_switch: false,
      leverage_switch: false,
      support_switch: true,
      upgrade_order_switch: true,
      refetch_min_second: 300,
      refetch_max_second: 600,
    });
  });

  it('shows what the operator sets, which the log keeps, and again the default', async () => {
    const changes = {
      bonus_switch: false,
      languages: ['DE-DE', 'th-th'],
      default_lang: 'th-th',
      start_image: '/media/start.webp',
      start_image_switch: true,
      start_short_second: 5,
      site_logo: '/media/logo.svg',
    };
    expect((await set({ ...changes, support_switch: true })).http).toBe(200);
    expect(await site()).toMatchObject({ ...changes, languages: ['de-de', 'th-th'] });
    const log = await ownActs();
    // What was true before isn't a change.
    expect(log.map(({ subject }) => subject).toSorted()).toEqual(
      Object.keys(changes)
        .map((name) => `setting/${name}`)
        .toSorted(),
    );
    expect(log.find(({ subject }) => subject === 'setting/bonus_switch')).toMatchObject({
      operator: 'Ada',
      details: { from: true, to: false },
    });
    expect(log.find(({ subject }) => subject === 'setting/languages')?.details).toEqual({
      from: JSON.stringify(availableLanguages),
      to: '["de-de","th-th"]',
    });

    expect((await set({ bonus_switch: null })).http).toBe(200);
    expect(await site()).toMatchObject({ bonus_switch: true, site_logo: '/media/logo.svg' });
    const { items } = (await operate(server, 'GET', 'settings')).data as { items: { name: string }[] };
    expect(items.find(({ name }) => name === 'site_logo')).toEqual({
      name: 'site_logo',
      value: '/media/logo.svg',
      default: null,
    });
    expect((await operate(server, 'GET', 'audit/verify')).data).toMatchObject({ broken: null });
  });

  it.each([
    [{ moon_switch: true }, 'moon_switch'],
    [{ bonus_switch: 'on' }, 'bonus_switch'],
    [{ bonus_switch: 0 }, 'bonus_switch'],
    [{ support_email: 'call us' }, 'support_email'],
    [{ support_hours: ' ' }, 'support_hours'],
    [{ support_hours: 'x'.repeat(201) }, 'support_hours'],
    [{ unverified_daily_limit: -1 }, 'unverified_daily_limit'],
    [{ unverified_daily_limit: 0.5 }, 'unverified_daily_limit'],
    [{ unverified_daily_limit: '1000' }, 'unverified_daily_limit'],
    [{ site_name: 'Florin' }, 'site_name'],
    [{ default_lang: 'nb-no' }, 'default_lang'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['en-us', 'EN-US'] }, 'languages'],
    [{ languages: 'en-us' }, 'languages'],
    [{ languages: ['de-de'] }, 'default_lang'],
    [{ default_lang: 'th-th', languages: ['en-us'] }, 'default_lang'],
    [{ site_logo: 'https://elsewhere.example/logo.svg' }, 'site_logo'],
    [{ site_logo: '//elsewhere.example/logo.svg' }, 'site_logo'],
    [{ site_logo: '/media/../../logo.svg' }, 'site_logo'],
    [{ site_logo: '/uploads/avatar.jpg' }, 'site_logo'],
    [{ site_logo: '/media/logo.html' }, 'site_logo'],
    [{ site_home_logo: 'javascript:alert(1)//.svg' }, 'site_home_logo'],
    [{ start_video: '/media/start.webp' }, 'start_video'],
    [{ start_video_switch: true }, 'start_video'],
    [{ start_image_switch: true }, 'start_image'],
    [{ start_short_second: 31 }, 'start_short_second'],
    [{ start_short_second: 1.5 }, 'start_short_second'],
    [{ refetch_min_second: 0 }, 'refetch_min_second'],
    [{ refetch_min_second: 601 }, 'refetch_max_second'],
    [{ refetch_max_second: 299 }, 'refetch_max_second'],
  ])('refuses %j, and changes nothing', async (changes, field) => {
    const [before, logged] = [await site(), (await ownActs()).length];
    const { http, data } = await set({ leverage_switch: false, ...changes });
    expect(http).toBe(422);
    expect(Object.keys(data.errors as object)).toEqual([field]);
    expect([await site(), (await ownActs()).length]).toEqual([before, logged]);
  });

  it('needs something to change, the token and a name', async () => {
    expect((await set({})).http).toBe(422);
    expect((await operate(server, 'GET', 'settings', undefined, { authorization: 'Bearer no' })).http).toBe(401);
    expect(
      (await operate(server, 'POST', 'settings', { bonus_switch: false }, { authorization: 'Bearer no' })).http,
    ).toBe(401);
    expect((await operate(server, 'POST', 'settings', { bonus_switch: false }, { 'x-operator': '' })).http).toBe(422);
    expect((await site()).bonus_switch).toBe(true);
  });

  it('stays whole when a hundred changes arrive together', async () => {
    const logged = (await ownActs()).length;
    const narrow = { refetch_min_second: 20, refetch_max_second: 40 };
    // Each fits with the defaults, but two don't fit with each other.
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        set(index % 2 === 0 ? { refetch_max_second: 300 + index } : { refetch_min_second: 600 - index }),
      ),
    );
    const { refetch_min_second: least, refetch_max_second: most } = await site();
    expect(least).toBeLessThanOrEqual(most);
    const statuses = new Set(answers.map(({ http }) => http));
    // A loaded machine says that it is busy.
    statuses.delete(503);
    expect(statuses).toEqual(new Set([200, 422]));
    expect((await acts(server)).length).toBeGreaterThan(logged);
    expect((await set(narrow)).http).toBe(200);
    expect(await site()).toMatchObject(narrow);
  });

  it('works with a row that this version does not know, or no longer allows', async () => {
    await server.db
      .insertInto('site_settings')
      .values([
        { name: 'moon_switch', value: 'true' },
        { name: 'default_lang', value: '"xx-xx"' },
        { name: 'bonus_switch', value: '"yes"' },
        { name: 'start_short_second', value: '3' },
      ])
      .execute();
    expect(await site()).toEqual({
      ...(await site()),
      default_lang: 'en-us',
      bonus_switch: true,
      start_short_second: 3,
    });
    expect(await site()).not.toHaveProperty('moon_switch');
  });

  it('is read inside a transaction as that sees it', async () => {
    await transact(server.db, async (tx) => {
      await changeSite(tx, server.services.settings, { upgrade_order_switch: false });
      expect((await readSite(tx, server.services.settings)).upgrade_order_switch).toBe(false);
    });
    expect((await site()).upgrade_order_switch).toBe(false);
  });
});

describe('languages', () => {
  it('are only those that are offered', async () => {
    const { id, client } = await server.customer();
    await set({ languages: ['en-us', 'ja-jp'] });
    const { languages } = await client.call('GET index/lang', {});
    expect(languages.map(({ code }) => code)).toEqual(['en-us', 'ja-jp']);
    expect(await client.try('POST index/lang', { lang: 'th-th' })).toMatchObject({ http: 422 });
    await client.call('POST index/lang', { lang: 'ja-jp' });
    const row = await server.db.selectFrom('customers').select('lang').where('id', '=', id).executeTakeFirst();
    expect(row?.lang).toBe('ja-jp');
  });
});
