import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserInfo } from '#contract/account';
import { calls, type CallName } from '#contract/index';
import { expectReads } from '#app/screen-reads';
import { routes } from '#app/routes';
import { expectNothing } from '#platform/swr';
import { sessionStore } from '#platform/session';
import { addressesOf } from '#tests/e2e/support/walk';

const asked: URL[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'https://florin.example'));
    return Response.json({ status: 1, message: '', data: {} });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.set({ token: null, info: null, ended: null });
});

/** What all screens ask for. */
function read() {
  for (const address of addressesOf(routes)) {
    expectNothing();
    expectReads(address);
  }
  return asked.map(({ pathname, searchParams }) => {
    const name = pathname.replace('/api/', 'GET ') as CallName;
    return { name, definition: calls[name], query: Object.fromEntries(searchParams) };
  });
}

it('a visitor asks for what visitors may read', () => {
  const found = read();
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ definition }) => definition.access === 'customer')).toEqual([]);
});

it('a customer asks for what the contract has', () => {
  sessionStore.set({ token: 'token', info: { id: '12345678' } as UserInfo, ended: null });
  const found = read();
  expect(found.length).toBeGreaterThan(50);
  for (const { name, definition, query } of found)
    expect([name, v.safeParse(definition.request, query).issues]).toEqual([name, undefined]);
});
