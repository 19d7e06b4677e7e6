import { expect, it } from 'vitest';
import { ownCallHeaders } from '#server/plugins/pages/own-calls';
import { useApp } from '../support/app.ts';

const server = useApp(() => ({ limits: true }));

it('pages are rendered however often, and nobody else is let through', async () => {
  const statuses = async (headers: Record<string, string>) => {
    const found = new Map<number, number>();
    for (let turn = 0; turn < 601; turn += 1) {
      const { statusCode } = await server.app.inject({ url: '/api/index/site', headers });
      found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(found);
  };
  expect(await statuses(ownCallHeaders)).toEqual({ 200: 601 });
  const [name = ''] = Object.keys(ownCallHeaders);
  expect(await statuses({ [name]: 'guessed' })).toEqual({ 200: 600, 429: 1 });
});
