import type { ResponseOf } from '#contract/index';

type Status = ResponseOf<'GET transparency/status'>;
type Day = Status['parts'][number]['days'][number];

const DAY_MS = 86_400_000;
const today = Date.parse('2026-11-21T00:00:00Z');

/** Days up to Nov 21, 2026, of which 510 minutes have passed. `trouble` counts minutes by days ago. */
function history(
  count: number,
  trouble: Readonly<Record<number, Partial<Pick<Day, 'failing' | 'unmeasured'>>>> = {},
): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    const { failing = 0, unmeasured = 0 } = trouble[ago] ?? {};
    const day = new Date(today - ago * DAY_MS).toISOString().slice(0, 10);
    return { day, working: (ago === 0 ? 510 : 1440) - failing - unmeasured, failing, unmeasured };
  });
}

const off = { 3: { unmeasured: 240 }, 41: { unmeasured: 1440 } };
const working = {
  state: 'working',
  since: '2026-11-18T12:00:00.000Z',
  checked_at: '2026-11-21T08:30:00.000Z',
} as const;

export const status: Status = {
  time: '2026-11-21T08:30:12.000Z',
  parts: [
    { part: 'database', ...working, days: history(90, off) },
    { part: 'prices', ...working, days: history(90, { ...off, 9: { failing: 12 }, 60: { failing: 300 } }) },
    {
      part: 'mail',
      ...working,
      state: 'failing',
      since: '2026-11-21T08:12:00.000Z',
      days: history(90, { ...off, 0: { failing: 19 } }),
    },
    { part: 'live', ...working, days: history(90, { ...off, 20: { failing: 1 } }) },
  ],
  interruptions: [
    {
      id: '9',
      part: 'mail',
      state: 'ongoing',
      began_at: '2026-11-21T08:12:00.000Z',
      failed_at: '2026-11-21T08:30:00.000Z',
      ended_at: null,
      note: { lang: 'en-us', text: 'Our mail provider doesn’t answer. Emails will be sent once it does.' },
    },
    {
      id: '8',
      part: 'prices',
      state: 'ended',
      began_at: '2026-11-12T14:03:00.000Z',
      failed_at: '2026-11-12T14:14:00.000Z',
      ended_at: '2026-11-12T14:15:00.000Z',
      note: null,
    },
    {
      id: '7',
      part: 'live',
      state: 'unknown',
      began_at: '2026-11-01T03:10:00.000Z',
      failed_at: '2026-11-01T03:10:00.000Z',
      ended_at: null,
      note: null,
    },
  ],
};

/** Soon after the first start: nothing was interrupted, and little was measured. */
export const young: Status = {
  ...status,
  parts: status.parts.map(({ part }) => ({ part, ...working, since: '2026-11-21T00:00:00.000Z', days: history(1) })),
  interruptions: [],
};
