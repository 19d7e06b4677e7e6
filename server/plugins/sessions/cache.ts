import type { Services } from '../../services.ts';
import { type Credentials, findSession, type Session } from './store.ts';

/** A session that ended on another server is noticed after this long. */
const FRESH_MS = 1_000;
const MAX_SESSIONS = 10_000;

interface Entry {
  readonly session: Session;
  readonly foundAt: number;
}

/** Remembers for a second which session a pair of credentials belongs to, so that not every request looks it up. */
export class SessionCache {
  readonly #services: Pick<Services, 'db' | 'clock'>;
  readonly #entries = new Map<string, Entry>();
  #ended = 0;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
  }

  /** The session that both halves belong to, if it was found within the last second. */
  known({ token, cookie }: Credentials): Session | undefined {
    const entry = this.#entries.get(`${token} ${cookie}`);
    if (!entry) return undefined;
    const age = this.#services.clock().getTime() - entry.foundAt;
    return age >= 0 && age < FRESH_MS ? entry.session : undefined;
  }

  /** Looks the session up in the database; undefined when either half is wrong, or it has ended. */
  async find(credentials: Credentials): Promise<Session | undefined> {
    const { db, clock } = this.#services;
    const now = clock();
    const ended = this.#ended;
    const session = await findSession(db, credentials, now);
    // One that ended while it was looked up must not be remembered.
    if (session && ended === this.#ended)
      this.#remember(`${credentials.token} ${credentials.cookie}`, { session, foundAt: now.getTime() });
    return session;
  }

  /** To be called when a session ended or got new credentials. */
  forget(id: string): void {
    this.#ended += 1;
    for (const [key, { session }] of this.#entries) if (session.id === id) this.#entries.delete(key);
  }

  #remember(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_SESSIONS && oldest !== undefined) this.#entries.delete(oldest);
  }
}

const caches = new WeakMap<Services, SessionCache>();

/** One for all calls of a server. */
export function sessionsOf(services: Services): SessionCache {
  const cache = caches.get(services) ?? new SessionCache(services);
  caches.set(services, cache);
  return cache;
}

/** Tells this server that a session ended, after the commit: its next request is refused, and its sockets are disconnected. */
export function sessionEnded(services: Services, id: string): void {
  sessionsOf(services).forget(id);
  services.live.endSession(id);
}
