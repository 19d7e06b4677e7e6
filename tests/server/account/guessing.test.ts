import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app';
import { sweepGuesses } from '#server/plugins/guesses/store';
import { useApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { fundPassword, member, password, unpublished } from './support.ts';

const server = useApp(() => ({ limits: true }));

/** Several servers on one database, called in turn, because each server also limits the calls of a network on its own. */
const apps: FastifyInstance[] = [];
let turns = 0;

beforeAll(async () => {
  server.clock.stop();
  for (let count = 0; count < 8; count += 1) apps.push(await buildApp({ ...server.services }));
});

afterAll(() => Promise.all(apps.map((app) => app.close())));

// The networks of the tests have counters too.
beforeEach(() => sql`truncate wrong_guesses`.execute(server.db));

interface Guess {
  readonly name: string;
  readonly password?: string;
  readonly from?: string;
  readonly browser?: string | undefined;
}

async function logIn({ name, password: given = 'a wrong guess', from = '198.51.100.1', browser }: Guess) {
  const app = apps[(turns += 1) % apps.length] ?? server.app;
  const response = await app.inject({
    method: 'POST',
    url: '/api/index/login',
    payload: { username: name, password: given },
    remoteAddress: from,
    cookies: browser ? { browser } : {},
  });
  const { data } = response.json<{ data: { code?: string } }>();
  const outcome = response.statusCode === 429 ? 'wait' : (data.code ?? 'in');
  return {
    outcome,
    wait: Number(response.headers['retry-after'] ?? 0),
    browser: response.cookies.find(({ name: cookie }) => cookie === 'browser')?.value,
  };
}

async function outcomes(count: number, guess: (turn: number) => Guess): Promise<string[]> {
  const all: string[] = [];
  for (let turn = 0; turn < count; turn += 1) all.push((await logIn(guess(turn))).outcome);
  return all;
}

const wrong = (count: number): string[] => Array.from({ length: count }, () => 'wrong-credentials');

/** Returns addresses in different networks. */
const address = (turn: number): string => `192.0.2.${turn}`;

describe('guessing a login password', () => {
  it('doubles the wait after each wrong guess beyond five, up to an hour, and then continues', async () => {
    const { username: name } = await member(server);
    expect(await outcomes(5, () => ({ name }))).toEqual(wrong(5));
    const waits: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const { outcome, wait } = await logIn({ name });
      expect(outcome).toBe('wait');
      waits.push(wait);
      server.clock.advance(wait);
      expect((await logIn({ name })).outcome).toBe('wrong-credentials');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    server.clock.advance(3600);
    expect((await logIn({ name, password })).outcome).toBe('in');
    // The correct guess has reset the counter of its network.
    expect(await outcomes(5, () => ({ name }))).toEqual(wrong(5));
  });

  it('does not extend the wait for guesses during it', async () => {
    const { username: name } = await member(server);
    await outcomes(5, () => ({ name }));
    expect(await outcomes(20, () => ({ name }))).toEqual(Array.from({ length: 20 }, () => 'wait'));
    server.clock.advance(31);
    expect((await logIn({ name, password })).outcome).toBe('in');
  });

  it('counts username and email address as one account', async () => {
    const { username, email } = await member(server);
    const names = [username, email, username.toUpperCase(), ` ${email.toUpperCase()} `, email];
    expect(await outcomes(5, (turn) => ({ name: names[turn] ?? '' }))).toEqual(wrong(5));
    for (const name of [username, email]) expect((await logIn({ name, password })).outcome).toBe('wait');
  });

  it('slows down strangers together, whatever their addresses', async () => {
    const { username: name } = await member(server);
    expect(await outcomes(10, (turn) => ({ name, from: address(turn) }))).toEqual(wrong(10));
    const waits: number[] = [];
    for (let turn = 20; turn < 31; turn += 1) {
      const { outcome, wait } = await logIn({ name, from: address(turn) });
      expect(outcome).toBe('wait');
      waits.push(wait);
      server.clock.advance(wait);
      expect((await logIn({ name, from: address(turn) })).outcome).toBe('wrong-credentials');
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800]);
  });

  it('never delays the owner in a known browser at any address while strangers keep guessing', async () => {
    const { username: name, email } = await member(server);
    const first = await logIn({ name, password, from: '203.0.113.1' });
    expect(first).toMatchObject({ outcome: 'in' });
    for (let turn = 0; turn < 60; turn += 1) {
      await logIn({ name: turn % 2 ? name : email, from: address(turn % 30) });
      if (turn % 6 === 0) server.clock.advance(60);
    }
    expect((await logIn({ name, from: '203.0.113.99' })).outcome).toBe('wait');
    // Including the strangers' network, and with four typos.
    const own = { name, browser: first.browser, from: address(1) };
    expect(await outcomes(4, () => own)).toEqual(wrong(4));
    expect((await logIn({ ...own, password })).outcome).toBe('in');
    // The account doesn't know a made-up browser.
    expect((await logIn({ ...own, browser: 'x'.repeat(43), from: '203.0.113.98', password })).outcome).toBe('wait');
  });

  it('never delays the owner at a known address, unless strangers use it too', async () => {
    const { username: name } = await member(server);
    await logIn({ name, password, from: '203.0.113.2' });
    await outcomes(40, (turn) => ({ name, from: address(turn) }));
    expect((await logIn({ name, password, from: '203.0.113.3' })).outcome).toBe('wait');
    expect((await logIn({ name, password, from: '203.0.113.2' })).outcome).toBe('in');
  });

  it('limits a known browser too', async () => {
    const { username: name } = await member(server);
    const { browser } = await logIn({ name, password });
    expect(await outcomes(5, (turn) => ({ name, browser, from: address(turn) }))).toEqual(wrong(5));
    expect((await logIn({ name, browser, from: address(9), password })).outcome).toBe('wait');
  });

  it('slows down an address that makes one guess at each of many accounts', async () => {
    const from = '203.0.113.50';
    const last = Array.from({ length: 100 }, (_, turn) => ({ name: `nobody-${turn}`, from }));
    for (let turn = 0; turn < 100; turn += 25) {
      const some = await Promise.all(last.slice(turn, turn + 25).map((guess) => logIn(guess)));
      expect(some.map(({ outcome }) => outcome)).toEqual(wrong(25));
    }
    expect((await logIn({ name: 'nobody-100', from })).outcome).toBe('wait');
    expect((await logIn({ name: 'nobody-100', from: '203.0.113.51' })).outcome).toBe('wrong-credentials');
  });

  it('waits the same for unknown and known names', async () => {
    const { username } = await member(server);
    const course = async (name: string) => {
      const steps: [string, number][] = [];
      for (let turn = 0; turn < 16; turn += 1) {
        const { outcome, wait } = await logIn({ name, from: address(100 + (turn % 2)) });
        steps.push([outcome, wait]);
        if (turn % 3 === 2) server.clock.advance(wait);
      }
      return steps;
    };
    const known = await course(username);
    expect(known.map(([outcome]) => outcome)).toContain('wait');
    expect(await course('nobody-at-all')).toEqual(known);
  });

  it('waits the same for unknown and known addresses, however they are spelled', async () => {
    const { email } = await member(server);
    const widened = (each: string) => [
      each.replace('@', '＠'),
      String.fromCharCode(each.charCodeAt(0) + 0xfee0) + each.slice(1),
    ];
    for (const spelling of [0, 1]) {
      const course = async (name: string) => [
        ...(await outcomes(5, () => ({ name: widened(name)[spelling] ?? '' }))),
        ...(await outcomes(1, () => ({ name }))),
      ];
      expect(await course('nobody-at-all@post.example')).toEqual(await course(email));
      await sql`truncate wrong_guesses`.execute(server.db);
    }
  });

  it('does not count a customer id typed as a name against that customer', async () => {
    const { id, username: name } = await member(server);
    expect(await outcomes(6, () => ({ name: id }))).toEqual([...wrong(5), 'wait']);
    expect((await logIn({ name, password })).outcome).toBe('in');
  });

  it('checks no more of 100 concurrent guesses than of 100 sequential ones, including a correct one', async () => {
    const { username: name } = await member(server);
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, turn) =>
        logIn({ name, from: '203.0.113.60', ...(turn === 50 ? { password } : {}) }),
      ),
    );
    const count = (outcome: string) => responses.filter((response) => response.outcome === outcome).length;
    // A correct guess resets its network's counter, so five guesses before it and five after it are checked.
    const allowed = count('in') === 1 ? 10 : 5;
    expect(count('wrong-credentials')).toBeLessThanOrEqual(allowed);
    expect(count('wait')).toBe(100 - count('wrong-credentials') - count('in'));
    const second = await Promise.all(
      Array.from({ length: 100 }, () => logIn({ name: 'nobody-here', from: '203.0.113.61' })),
    );
    expect(second.filter(({ outcome }) => outcome === 'wrong-credentials')).toHaveLength(5);
  });
});

describe('the counters', () => {
  const rows = async () => (await sql<{ key: Buffer }>`select key from wrong_guesses`.execute(server.db)).rows.length;

  it('survive a restart', async () => {
    const { username: name } = await member(server);
    await outcomes(5, () => ({ name }));
    const restarted = await buildApp({ ...server.services });
    const response = await restarted.inject({
      method: 'POST',
      url: '/api/index/login',
      payload: { username: name, password },
      remoteAddress: '198.51.100.1',
    });
    await restarted.close();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(25);
    expect(response.json()).toMatchObject({ status: 0, data: { code: 'too-many-requests' } });
  });

  it('store nothing about correct guesses', async () => {
    const { username: name } = await member(server);
    for (let turn = 0; turn < 12; turn += 1) expect((await logIn({ name, password })).outcome).toBe('in');
    expect(await rows()).toBe(0);
  });

  it('reset after a day without a wrong guess, and are then deleted', async () => {
    const { username: name } = await member(server);
    await outcomes(5, () => ({ name }));
    expect(await rows()).toBe(3);
    server.clock.advance(3600);
    await sweepGuesses(server.db, server.clock.now());
    expect(await rows()).toBe(2);
    // Another wrong guess restarts the day.
    expect((await logIn({ name })).outcome).toBe('wrong-credentials');
    server.clock.advance(86_399);
    await sweepGuesses(server.db, server.clock.now());
    expect((await logIn({ name })).outcome).toBe('wrong-credentials');
    expect((await logIn({ name })).wait).toBeGreaterThan(100);
    server.clock.advance(86_401);
    expect(await outcomes(5, () => ({ name }))).toEqual(wrong(5));
    server.clock.advance(86_401);
    await sweepGuesses(server.db, server.clock.now());
    expect(await rows()).toBe(0);
  });
});

describe('100 concurrent guesses', () => {
  const at = async (
    count: number,
    guess: (turn: number) => Promise<{ data: { code: string }; status: number; http: number }>,
  ) => {
    const responses = await Promise.all(Array.from({ length: count }, (_, turn) => guess(turn)));
    return {
      right: responses.filter(({ status }) => status === 1).length,
      wait: responses.filter(({ http }) => http === 429).length,
      wrong: responses.filter(({ http, status }) => http === 200 && status === 0).length,
    };
  };

  it('at a fund password: five are checked', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    // Each call also has a limit per customer and server, so use another server.
    const clients = apps.map((app) =>
      Object.assign(new Client(app), { token: client.token, cookie: client.cookie, browser: client.browser }),
    );
    const change = (turn: number, given: string) =>
      (clients[turn % clients.length] ?? client).try('POST user/trade-password', {
        password: given,
        new_password: fundPassword,
      });
    expect(await at(100, (turn) => change(turn, `guess ${turn}`))).toEqual({ right: 0, wait: 95, wrong: 5 });
    server.clock.advance(31);
    expect((await change(0, fundPassword)).status).toBe(1);
  });

  it('at an email code: five are checked, and the code stays valid for the client that requested it', async () => {
    const email = 'guessed@post.example';
    await server.visitor().call('POST index/sendEmail', { email });
    const code = /\b\d{6}\b/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'none';
    const register = async (turn: number, given: string, remoteAddress: string) => {
      const payload = { username: `guesser${turn}`, password, email, code: given, agreed: unpublished };
      const response = await (apps[turn % apps.length] ?? server.app).inject({
        method: 'POST',
        url: '/api/index/register',
        payload,
        remoteAddress,
      });
      return { ...response.json<{ data: { code: string }; status: number }>(), http: response.statusCode };
    };
    const notIt = (turn: number) => String((Number(code) + turn + 1) % 1_000_000).padStart(6, '0');
    expect(await at(100, (turn) => register(turn, notIt(turn), '203.0.113.70'))).toEqual({
      right: 0,
      wait: 95,
      wrong: 5,
    });
    for (let turn = 0; turn < 30; turn += 1) await register(turn, notIt(turn), address(turn));
    expect((await register(1, code, '203.0.113.71')).http).toBe(429);
    expect((await register(1, code, '127.0.0.1')).status).toBe(1);
  });
});
