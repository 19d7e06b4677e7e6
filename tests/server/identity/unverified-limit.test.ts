import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp();
const other = useApp(({ settings }) => ({ settings: { ...settings, unverifiedDailyLimit: '0' } }));

it('the daily limit without verification is published: 1,000 US dollars, or what the operator set', async () => {
  const published = (app: typeof server) => app.visitor().call('GET index/site', {});
  expect((await published(server)).unverified_daily_limit).toEqual({ currency: 'USD', amount: '1000' });
  expect((await published(other)).unverified_daily_limit).toEqual({ currency: 'USD', amount: '0' });
});
