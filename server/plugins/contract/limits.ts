import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallDefinition, RateLimit } from '#contract/call';
import { TooManyRequests } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { networkOf } from '../client-address.ts';
import type { Session } from '../sessions/store.ts';

/** Of a call without a limit of its own: far above what the app does. */
const DEFAULT_LIMIT: RateLimit = { max: 600, seconds: 60 };

/** All calls of one address, which many customers may share. */
const ADDRESS_LIMIT: RateLimit = { max: 3000, seconds: 60 };

/** Counts by key. Both throw TooManyRequests, with the seconds until the next try, once the limit is passed. */
export interface Limiter {
  /** Counts one more. */
  count(http: FastifyRequest, key: string): Promise<void>;
  /** Looks without counting. */
  check(http: FastifyRequest, key: string): Promise<void>;
}

// Each limiter remembers so many keys, in 10 MB at most. Who has as many addresses needs none of them forgotten.
const KEYS = 50_000;

const UNLIMITED: Limiter = { count: async () => {}, check: async () => {} };

export function createLimiter(app: FastifyInstance, services: Services, { max, seconds }: RateLimit): Limiter {
  if (!services.limits) return UNLIMITED;
  const keys = new WeakMap<FastifyRequest, string>();
  const options = {
    max,
    cache: KEYS,
    timeWindow: seconds * 1000,
    keyGenerator: (http: FastifyRequest) => keys.get(http) ?? '',
  };
  const limit = app.createRateLimit(options);
  const ask = async (http: FastifyRequest, key: string, increment: boolean) => {
    keys.set(http, key);
    const result = await limit(http, { increment });
    if (result.isAllowed) return;
    // A look must refuse what the next count would.
    if (result.isExceeded || (!increment && result.remaining <= 0)) throw new TooManyRequests(result.ttlInSeconds);
  };
  return { count: (http, key) => ask(http, key, true), check: (http, key) => ask(http, key, false) };
}

export interface CallLimit {
  /** Counts by address, before the session is looked up in the database. */
  beforeSession(http: FastifyRequest): Promise<void>;
  /** Counts by customer, or by address for a visitor. */
  afterSession(http: FastifyRequest, session: Session | undefined): Promise<void>;
}

const addressLimiters = new WeakMap<Services, Limiter>();

function addressLimiter(app: FastifyInstance, services: Services): Limiter {
  const limiter = addressLimiters.get(services) ?? createLimiter(app, services, ADDRESS_LIMIT);
  addressLimiters.set(services, limiter);
  return limiter;
}

/** The limit of one call. A public call with a limit of its own is counted by address, even with a session. */
export function limitCall(app: FastifyInstance, services: Services, { access, limit }: CallDefinition): CallLimit {
  const limiter = createLimiter(app, services, limit ?? DEFAULT_LIMIT);
  const address = addressLimiter(app, services);
  const isByAddress = access === 'public' && limit !== undefined;
  return {
    beforeSession: (http) => (isByAddress ? limiter : address).count(http, networkOf(http.ip)),
    afterSession: async (http, session) => {
      if (!isByAddress) await limiter.count(http, session?.customer ?? networkOf(http.ip));
    },
  };
}
