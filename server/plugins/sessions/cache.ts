import type { Services } from '../../services.ts';
import { type Credentials, findSession, type Session } from './store.ts';

/** How long this server may accept a session that ended on another one. */
const FRESH_MS = 1_000;
const MAX_ENTRIES = 10_000;

interface Entry {
  readonly session: Session;
  readonly foundAt: number;
}

/** Caches sessions by credentials for a second, so that not every request queries the database. */
export class SessionCache {
  readonly #services: Pick<Services, 'db' | 'clock'>;
  readonly #entries = new Map<string, Entry>();
  #ended = 0;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
  }

  /** Returns the session that both halves belong to if it is cached. */
  known({ token, cookie }: Credentials): Session | undefined {
    const entry = this.#entries.get(`${token} ${cookie}`);
    if (!entry) return undefined;
    const age = this.#services.clock().getTime() - entry.foundAt;
    return age >= 0 && age < FRESH_MS ? entry.session : undefined;
  }

  /** Finds the session in the database; undefined if either half is wrong or the session has ended. */
  async find(credentials: Credentials): Promise<Session | undefined> {
    const { db, clock } = this.#services;
    const now = clock();
    const ended = this.#ended;
    const session = await findSession(db, credentials, now);
    // Don't cache a session that may have ended during the query.
    if (session && ended === this.#ended)
      this.#remember(`${credentials.token} ${credentials.cookie}`, { session, foundAt: now.getTime() });
    return session;
  }

  /** Call it when a session ends or gets new credentials. */
  forget(id: string): void {
    this.#ended += 1;
    for (const [key, { session }] of this.#entries) if (session.id === id) this.#entries.delete(key);
  }

  #remember(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

const caches = new WeakMap<Services, SessionCache>();

/** Returns the same cache for all calls of a server. */
export function sessionsOf(services: Services): SessionCache {
  const cache = caches.get(services) ?? new SessionCache(services);
  caches.set(services, cache);
  return cache;
}

/** Refuses the session's next request and disconnects its sockets. Call it after the commit that ends the session. */
export function sessionEnded(services: Services, id: string): void {
  sessionsOf(services).forget(id);
  services.live.endSession(id);
}
