import { expect, it } from 'vitest';
import { calls } from '#contract/index';
import { useInstances } from './use-instances.ts';

const live = useInstances({ env: { NODE_ENV: 'production' }, hasLinks: true });

/** Asks one of the servers whether a username is free. Returns the status. */
async function ask(index: number): Promise<number> {
  const { origin } = live.instances[index % 2]!;
  const response = await fetch(`${origin}/api/index/checkUsername`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody-yet' }),
  });
  await response.arrayBuffer();
  return response.status;
}

it('counts requests to all servers together, also while Redis is slow, and to each alone while it is down', async () => {
  live.links.redis.delay = 50;
  const { max } = calls['POST index/checkUsername'].limit;
  const statuses: number[] = [];
  for (let index = 0; index < max; index += 1) statuses.push(await ask(index));
  expect(statuses.filter((status) => status === 429)).toEqual([]);
  expect([await ask(0), await ask(1)]).toEqual([429, 429]);
  await live.redis.stop('SIGKILL');
  expect(await ask(0)).not.toBe(429);
  const alone: number[] = [];
  for (let index = 0; index < max; index += 1) alone.push(await ask(0));
  expect(alone.at(-1)).toBe(429);
});
