import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { SharedRedis } from './redis.ts';

type CreateRateLimit = FastifyInstance['createRateLimit'];

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
 * Redis is down, each counts its own.
 */
export async function installRateLimits(app: FastifyInstance, redis: SharedRedis | undefined): Promise<void> {
  const own = await limitsIn(app, {});
  if (!redis) return void app.decorate('createRateLimit', own);
  const shared = await limitsIn(app, { redis: redis.client, nameSpace: 'florin:limit:' });
  app.decorate('createRateLimit', (options?: Parameters<CreateRateLimit>[0]) => {
    const [countHere, countEverywhere] = [own(options), shared(options)];
    return (...counted: Parameters<typeof countHere>) => countEverywhere(...counted).catch(() => countHere(...counted));
  });
}
