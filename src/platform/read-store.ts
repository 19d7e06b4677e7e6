import { createStore, delMany, get, keys, update, type UseStore } from 'idb-keyval';
import { sessionStore } from './session.ts';
import { local } from './storage.ts';

/** A response that this device keeps. */
export interface KeptRead {
  /** As SWR spells it. */
  key: string;
  data: object;
  /** When it arrived, in milliseconds since 1970. */
  time: number;
}

interface Kept {
  /** Of the contract: what another one described may no longer fit. */
  version: string;
  reads: KeptRead[];
}

const version: string = import.meta.env.CONTRACT_VERSION ?? 'development';

/** Whose reads belong to nobody. */
const visitor = 'visitor';
const maxAgeMs = 7 * 86_400_000;
const maxReads = 150;
/** In characters of JSON. */
const maxSize = 1_500_000;

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('florin', 'reads'));

/** Whose reads may be kept and shown; undefined while another tab has changed the session and this one hasn't noticed. */
export function currentOwner(): string | undefined {
  const { token, info } = sessionStore.get();
  if (local.read('token') !== token) return undefined;
  return info?.id ?? visitor;
}

/** The newest reads within all limits. */
export function limited(reads: readonly KeptRead[], now: number): KeptRead[] {
  let size = 0;
  return reads
    .filter(({ time }) => now - time < maxAgeMs && time <= now)
    .sort((one, other) => other.time - one.time)
    .slice(0, maxReads)
    .filter(({ key, data }) => (size += key.length + JSON.stringify(data).length) <= maxSize);
}

const isRead = (read: Partial<KeptRead> | undefined): boolean =>
  typeof read?.key === 'string' && typeof read.time === 'number' && read.data instanceof Object;

/** What this contract has written and nothing has damaged. */
const readsOf = (kept: Partial<Kept> | undefined): readonly KeptRead[] =>
  kept?.version === version && Array.isArray(kept.reads) ? kept.reads.filter(isRead) : [];

const patienceMs = 2000;

/** Some browsers leave a database waiting forever, and the error of the call waits for it. */
const tooLate = (): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, patienceMs));

/** Returns what is kept for the current customer; nothing when the store is missing, broken, stuck, or another's. */
export async function loadReads(owner: string): Promise<KeptRead[]> {
  try {
    const reads = limited(readsOf(await Promise.race([get<Kept>(owner, store()), tooLate()])), Date.now());
    // The session may have ended while the store was read.
    return owner === currentOwner() ? reads : [];
  } catch {
    return [];
  }
}

/**
 * Adds to what is kept for the current customer. Returns whether it was: a full or broken store keeps nothing, and nobody has to
 * know.
 */
export async function saveReads(added: readonly KeptRead[]): Promise<boolean> {
  const owner = currentOwner();
  if (owner === undefined || added.length === 0) return false;
  try {
    const replaced = new Set(added.map(({ key }) => key));
    await update<Kept>(
      owner,
      (before) => ({
        version,
        reads: limited([...added, ...readsOf(before).filter(({ key }) => !replaced.has(key))], Date.now()),
      }),
      store(),
    );
    // Another tab may have logged out meanwhile.
    const isOwn = owner === currentOwner();
    if (!isOwn) await delMany([owner], store());
    return isOwn;
  } catch {
    // Nothing is lost but an offline start.
    return false;
  }
}

/** Removes what is kept for anybody but the current customer. */
export async function removeOthers(): Promise<void> {
  try {
    const owner = currentOwner() ?? visitor;
    const others = (await keys<string>(store())).filter((each) => each !== owner && each !== visitor);
    if (others.length > 0) await delMany(others, store());
  } catch {
    // No store, nothing in it.
  }
}
