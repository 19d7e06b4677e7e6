import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallDefinition, RateLimit } from '#contract/call';
import { TooManyRequests } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { networkOf } from '../client-address.ts';
import { isOwnCall } from '../pages/own-calls.ts';
import type { Session } from '../sessions/store.ts';

/** For calls without their own limit. Far above what the app needs. */
const DEFAULT_LIMIT: RateLimit = { max: 600, seconds: 60 };

/** For all calls from one network, which many customers may share. */
const ADDRESS_LIMIT: RateLimit = { max: 3000, seconds: 60 };

/** Counts requests by key. Throws TooManyRequests, with the seconds to wait, once the limit is exceeded. */
export interface Limiter {
  count(http: FastifyRequest, key: string): Promise<void>;
  /** Throws like `count`, but doesn't count. */
  check(http: FastifyRequest, key: string): Promise<void>;
}

// Keys per limiter, of about 200 bytes. Of calls that anybody may make often, an attacker gains nothing by evicting keys.
const MAX_KEYS = 20_000;
const MAX_DEFAULT_KEYS = 5_000;

const UNLIMITED: Limiter = { count: async () => {}, check: async () => {} };

/** `name` keeps its counts apart from those of other limiters. */
export function createLimiter(app: FastifyInstance, services: Services, name: string, limit: RateLimit): Limiter {
  if (!services.limits) return UNLIMITED;
  const keys = new WeakMap<FastifyRequest, string>();
  const options = {
    max: limit.max,
    cache: limit === DEFAULT_LIMIT ? MAX_DEFAULT_KEYS : MAX_KEYS,
    timeWindow: limit.seconds * 1000,
    keyGenerator: (http: FastifyRequest) => `${name}:${keys.get(http) ?? ''}`,
  };
  const countOne = app.createRateLimit(options);
  const run = async (http: FastifyRequest, key: string, increment: boolean) => {
    // How much is rendered has a limit of its own.
    if (isOwnCall(http)) return;
    keys.set(http, key);
    const result = await countOne(http, { increment });
    if (result.isAllowed) return;
    // `check` must throw whenever the next `count` would.
    if (result.isExceeded || (!increment && result.remaining <= 0)) throw new TooManyRequests(result.ttlInSeconds);
  };
  return { count: (http, key) => run(http, key, true), check: (http, key) => run(http, key, false) };
}

export interface CallLimit {
  /** Counts by network, before the session is looked up in the database. */
  beforeSession(http: FastifyRequest): Promise<void>;
  /** Counts by customer, or by network for a visitor. */
  afterSession(http: FastifyRequest, session: Session | undefined): Promise<void>;
}

const addressLimiters = new WeakMap<Services, Limiter>();

function addressLimiter(app: FastifyInstance, services: Services): Limiter {
  const limiter = addressLimiters.get(services) ?? createLimiter(app, services, 'network', ADDRESS_LIMIT);
  addressLimiters.set(services, limiter);
  return limiter;
}

/** Returns the limit of one call or route. A public call with its own limit is counted by network, even with a session. */
export function limitCall(
  app: FastifyInstance,
  services: Services,
  name: string,
  { access, limit }: Pick<CallDefinition, 'access' | 'limit'>,
): CallLimit {
  const limiter = createLimiter(app, services, name, limit ?? DEFAULT_LIMIT);
  const address = addressLimiter(app, services);
  const isByAddress = access === 'public' && limit !== undefined;
  return {
    beforeSession: (http) => (isByAddress ? limiter : address).count(http, networkOf(http.ip)),
    afterSession: async (http, session) => {
      if (!isByAddress) await limiter.count(http, session?.customer ?? networkOf(http.ip));
    },
  };
}
