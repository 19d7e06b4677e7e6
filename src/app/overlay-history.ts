import type { To } from 'react-router-dom';
import type { Overlay } from '#design-system/provider';
import { holdInterruptions } from '#platform/interruptions';

/*
 * Each open sheet or dialog has its own entry in the browser's history, so that Back closes it. The entry is removed when the
 * overlay closes by other means and before the router navigates.
 */

interface Entry {
  overlay: Overlay;
  /** Where it was opened. */
  path: string;
  /** Once Back has requested it. */
  isClosing: boolean;
}

/** The open sheets and dialogs, topmost last. */
const overlays: Entry[] = [];
/** A slow screen's sheet is still there when the next page's entry is; the page doesn't count it. */
const openHere = (): Entry[] =>
  overlays.filter(({ path, isClosing }) => !isClosing && path === window.location.pathname);
/** Navigation that waits until no overlay's entry is in the way. */
const waiting: (() => void)[] = [];
/** Set while our own traversal is pending; resolves it. */
let traversal: ReturnType<typeof setTimeout> | undefined;
/** Browsers may drop a traversal when another one starts; navigation must not wait for it indefinitely. */
const traversalMs = 3000;
/** By then, an overlay that closes is gone. */
const closingMs = 500;
/**
 * Entries of sheets that a reload has closed. The sheets of the address take them over; the others are removed after a while,
 * since the browser may delay a traversal of the page before the reload, and another one would then go too far.
 */
let leftover = 0;
const leftoverMs = 2000;
/** The router's current entry. */
let shown: string | undefined;

interface EntryState {
  idx?: number;
  key?: string;
  /** How many overlays are open at this entry. */
  overlays?: number;
  /** The browser's keys of the entries with fewer overlays. */
  below?: string[];
}

const stateNow = (): EntryState => (window.history.state as EntryState | null) ?? {};
/** An overlay's entry copies the router's, so both share its key. */
const nameOf = ({ idx, key }: EntryState): string => `${idx}:${key}`;
const depthNow = (): number => stateNow().overlays ?? 0;

/** The key of the browser's current entry; undefined where the browser has no Navigation API. */
const keyNow = (): string | undefined => (window as Partial<Window>).navigation?.currentEntry?.key;

function travel(steps: number): void {
  traversal = setTimeout(giveUp, traversalMs);
  window.history.go(steps);
}

/** Goes back to where `depth` overlays were open. */
function backTo(depth: number): void {
  const { below } = stateNow();
  if (below === undefined) travel(depth - depthNow());
  else travelTo(below[depth], depth);
}

/** By key, since a browser that reloads while an entry is added loses the one below; steps would then leave the page. */
function travelTo(key: string | undefined, depth: number): void {
  const { navigation } = window;
  if (key === undefined || key === keyNow() || !navigation.entries().some((entry) => entry.key === key)) {
    stay(depth);
    return;
  }
  traversal = setTimeout(giveUp, traversalMs);
  const { committed, finished } = navigation.traverseTo(key);
  finished?.catch(() => undefined);
  committed?.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'InvalidStateError') stay(depth);
  });
}

/** The current entry takes the place of one that is lost. */
function stay(depth: number): void {
  const { below, ...state } = stateNow();
  window.history.replaceState({ ...state, overlays: depth, below: below?.slice(0, depth) }, '');
  arrive();
}

function push(): void {
  const state = stateNow();
  const key = keyNow();
  const below = key === undefined ? undefined : [...(state.below ?? []), key];
  window.history.pushState({ ...state, overlays: depthNow() + 1, below }, '');
}

/** Not tried again: it may still come, and two would leave the page. */
function giveUp(): void {
  traversal = undefined;
  release();
}

function arrive(): void {
  clearTimeout(traversal);
  traversal = undefined;
  align();
}

/** Brings the browser's history to one entry for each open overlay, then lets navigation through. */
function align(): void {
  if (traversal !== undefined) return;
  const depth = depthNow();
  leftover = Math.min(leftover, depth);
  const target = waiting.length > 0 ? 0 : Math.max(openHere().length, leftover);
  if (depth > target) {
    backTo(target);
    return;
  }
  for (let next = depth; next < target; next += 1) push();
  release();
}

function removeLeftover(): void {
  leftover = 0;
  align();
}

function release(): void {
  for (const navigate of waiting.splice(0)) navigate();
  shown = nameOf(stateNow());
}

/** Back has left the entries of these overlays: they close, unless the topmost one may not. */
function closeFrom(depth: number): void {
  const left = openHere().slice(depth).toReversed();
  if (left[0]?.overlay.isDismissible() === false) {
    travel(left.length);
    return;
  }
  for (const entry of left) {
    entry.isClosing = true;
    entry.overlay.close();
  }
  // One that asks before it closes may still be there: Back must find it again.
  setTimeout(() => {
    for (const entry of left) entry.isClosing = false;
    align();
  }, closingMs);
}

/** Before the router sees it: it doesn't know the overlays' entries. */
function onPopState(event: PopStateEvent): void {
  const name = nameOf(stateNow());
  if (name === shown) event.stopImmediatePropagation();
  if (traversal !== undefined) {
    arrive();
    return;
  }
  if (name === shown) closeFrom(depthNow());
  align();
}

/** Lets Back close a sheet or dialog, and holds back interruptions. Returns the function to call once it is closed. */
export function openOverlay(overlay: Overlay): () => void {
  const entry = { overlay, path: window.location.pathname, isClosing: false };
  overlays.push(entry);
  const resume = holdInterruptions();
  // In a microtask, so that an overlay that replaces another takes over its entry.
  queueMicrotask(align);
  return () => {
    overlays.splice(overlays.indexOf(entry), 1);
    leftover = Math.min(leftover, overlays.length);
    resume();
    queueMicrotask(align);
  };
}

interface RouterHistory {
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
}

/** Wraps the router's history before the first overlay opens. Idempotent. */
export function installOverlays(history: RouterHistory): void {
  if (shown !== undefined) return;
  const { push, replace, go } = history;
  const whenClear = (navigate: () => void): void => {
    waiting.push(navigate);
    align();
  };
  history.push = (to, state) => whenClear(() => push(to, state));
  history.replace = (to, state) => whenClear(() => replace(to, state));
  history.go = (steps) => whenClear(() => go(steps));
  window.addEventListener('popstate', onPopState, { capture: true });
  shown = nameOf(stateNow());
  leftover = depthNow();
  if (leftover > 0) setTimeout(removeLeftover, leftoverMs);
}
