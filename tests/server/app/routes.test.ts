import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call';
import { calls } from '#contract/index';
import { useApp } from '../support/app.ts';

const server = useApp();

describe('routes', () => {
  const all = Object.entries<CallDefinition>(calls);

  it.each(all)('%s is served', (name) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    expect(server.app.hasRoute({ method, url: `/api/${path}` })).toBe(true);
  });

  it.each(all)('%s asks who is there, when its access is customer', async (name, { access }) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    const { statusCode } = await server.app.inject({
      method,
      url: `/api/${path}`,
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    if (access === 'customer') expect(statusCode).toBe(401);
    else expect(statusCode).not.toBe(401);
  });
});
