import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CallName, calls } from '#contract/index';
import { TooManyRequests } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { networkOf } from '../client-address.ts';
import type { Session } from '../sessions/store.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** What could be tried in bulk. Calls of visitors are counted by address, the others by customer. */
const STRICT: Partial<Record<CallName, Limit>> = {
  'POST index/login': { max: 30, seconds: 60 },
  'POST index/confirmLogin': { max: 30, seconds: 60 },
  'POST index/passkeyOptions': { max: 30, seconds: 60 },
  'POST index/passkeyLogin': { max: 30, seconds: 60 },
  'POST index/register': { max: 20, seconds: 600 },
  'POST index/sendEmail': { max: 20, seconds: 600 },
  'POST index/sendEmailOfChange': { max: 10, seconds: 600 },
  'POST index/checkUsername': { max: 60, seconds: 60 },
  'POST user/password': { max: 20, seconds: 600 },
  'POST user/tradingPassword': { max: 20, seconds: 600 },
  'POST user/trade-password': { max: 20, seconds: 600 },
  'POST user/email': { max: 20, seconds: 600 },
  'POST user/authenticator': { max: 20, seconds: 600 },
  'POST user/confirmAuthenticator': { max: 20, seconds: 600 },
  'POST user/removeAuthenticator': { max: 20, seconds: 600 },
  'POST user/recoveryCodes': { max: 20, seconds: 600 },
  'POST user/passkeyOptions': { max: 20, seconds: 600 },
  'POST user/addPasskey': { max: 20, seconds: 600 },
  'POST user/renamePasskey': { max: 60, seconds: 600 },
  'POST user/removePasskey': { max: 20, seconds: 600 },
  'POST user/endSession': { max: 60, seconds: 600 },
  'POST user/realAuth': { max: 20, seconds: 600 },
  'POST user/export': { max: 5, seconds: 3600 },
  'POST user/close': { max: 20, seconds: 600 },
  'POST user/keepOpen': { max: 20, seconds: 600 },
  'POST upload/transferVoucher': { max: 30, seconds: 600 },
  'POST upload/authentic': { max: 30, seconds: 600 },
  'POST upload/avatar': { max: 30, seconds: 600 },
};

/** Each other call: far above what the app does. */
const USUAL: Limit = { max: 600, seconds: 60 };

/** All calls of one address, which many customers may share. */
const FLOOD: Limit = { max: 3000, seconds: 60 };

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

export function createLimiter(app: FastifyInstance, services: Services, { max, seconds }: Limit): Limiter {
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

const floods = new WeakMap<Services, Limiter>();

function floodLimiter(app: FastifyInstance, services: Services): Limiter {
  const flood = floods.get(services) ?? createLimiter(app, services, FLOOD);
  floods.set(services, flood);
  return flood;
}

/** The limit of one call. Calls that visitors could try in bulk are counted by address, even with a session. */
export function limitCall(app: FastifyInstance, services: Services, name: CallName): CallLimit {
  const limiter = createLimiter(app, services, STRICT[name] ?? USUAL);
  const flood = floodLimiter(app, services);
  const isForVisitors = calls[name].access === 'public' && name in STRICT;
  return {
    beforeSession: (http) => (isForVisitors ? limiter : flood).count(http, networkOf(http.ip)),
    afterSession: async (http, session) => {
      if (!isForVisitors) await limiter.count(http, session?.customer ?? networkOf(http.ip));
    },
  };
}
