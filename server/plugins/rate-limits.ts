import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { SharedRedis } from './redis.ts';

type CreateRateLimit = FastifyInstance['createRateLimit'];

/** How long each server counts its own once Redis hasn't answered: not every request should wait for it. */
const APART_MS = 5_000;

/** The plugin keeps one store, so each has a scope of its own. */
async function limitsIn(app: FastifyInstance, options: RateLimitPluginOptions): Promise<CreateRateLimit> {
  let create: CreateRateLimit | undefined;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { ...options, global: false });
    create = scope.createRateLimit.bind(scope);
  });
  if (!create) throw new Error('The plugin of rate limits did not load.');
  return create;
}

/**
 * Installs `app.createRateLimit`, which counts requests on this server alone, or with Redis on all servers together. While
 * Redis is down or silent, each counts its own.
 */
export async function installRateLimits(app: FastifyInstance, redis: SharedRedis | undefined): Promise<void> {
  const own = await limitsIn(app, {});
  if (!redis) return void app.decorate('createRateLimit', own);
  const shared = await limitsIn(app, { redis: redis.client, nameSpace: 'florin:limit:' });
  let apartUntil = 0;
  app.decorate('createRateLimit', (options?: Parameters<CreateRateLimit>[0]) => {
    const [countHere, countEverywhere] = [own(options), shared(options)];
    return (...counted: Parameters<typeof countHere>) => {
      if (performance.now() < apartUntil) return countHere(...counted);
      return countEverywhere(...counted).catch(() => {
        apartUntil = performance.now() + APART_MS;
        return countHere(...counted);
      });
    };
  });
}
