import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { useApp } from '../support/app.ts';

const server = useApp();

describe('routes', () => {
  const all = Object.entries(calls).map(
    ([name, definition]) => [name, 'part' in definition ? definition.part : undefined] as const,
  );

  it.each(all)('%s is served, unless part %s builds it', (name, part) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    expect(server.app.hasRoute({ method, url: `/api/${path}` })).toBe(part === undefined);
  });

  it.each(all.filter(([, part]) => part === undefined))(
    '%s asks who is there, when its access is customer',
    async (name) => {
      const definition = Object.entries(calls).find(([key]) => key === name)?.[1];
      const [method, path] = name.split(' ') as ['GET' | 'POST', string];
      const { statusCode } = await server.app.inject({
        method,
        url: `/api/${path}`,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      if (definition?.access === 'customer') expect(statusCode).toBe(401);
      else expect(statusCode).not.toBe(401);
    },
  );
});
