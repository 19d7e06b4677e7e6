import type { ResponseOf } from '#contract/index';
import { defaultLanguage, type Language } from '#contract/languages';
import { statusParts } from '#contract/transparency-status';
import type { Db } from '../../db/transact.ts';
import { DAY_MS, MINUTE_MS, utcDay } from '../../time.ts';
import { GAP, minuteOf, readStatus } from './status-store.ts';
import type { StatusNote } from './tables.ts';

type Status = ResponseOf<'GET transparency/status'>;
type Read = Awaited<ReturnType<typeof readStatus>>;
type Interruption = Read['interruptions'][number];

/** Every visitor is shown the same for so long. */
const FRESH_MS = 5_000;

/** Whether the interruption goes on, as far as was measured. */
export function stateOf(
  { ended_at: ended, last_minute: last }: Interruption,
  now: Date,
): Status['interruptions'][number]['state'] {
  if (ended) return 'ended';
  return last && now.getTime() - last.getTime() < GAP + MINUTE_MS ? 'ongoing' : 'unknown';
}

function daysOf({ from, parts, days }: Read, part: string, now: Date): Status['parts'][number]['days'] {
  const series = parts.find((each) => each.part === part);
  if (!series) return [];
  const first = Math.max(series.first_minute.getTime(), Date.parse(from));
  // The current minute counts once it was measured, or is over.
  const end = Math.max(minuteOf(now), series.last_minute.getTime() + MINUTE_MS);
  const counted = new Map(days.filter((each) => each.part === part).map((each) => [each.day, each]));
  const result: Status['parts'][number]['days'] = [];
  for (let time = Date.parse(utcDay(new Date(first))); time < end; time += DAY_MS) {
    const day = utcDay(new Date(time));
    const { working = 0, failing = 0 } = counted.get(day) ?? {};
    const passed = (Math.min(end, time + DAY_MS) - Math.max(first, time)) / MINUTE_MS;
    result.push({ day, working, failing, unmeasured: Math.max(0, passed - working - failing) });
  }
  return result;
}

function noteIn(note: StatusNote | null, language: Language): Status['interruptions'][number]['note'] {
  const lang = note?.[language] === undefined ? defaultLanguage : language;
  const text = note?.[lang];
  return text === undefined ? null : { lang, text };
}

function describe(read: Read, now: Date, language: Language): Status {
  return {
    time: now.toISOString(),
    parts: statusParts.flatMap((part) => {
      const series = read.parts.find((each) => each.part === part);
      if (!series) return [];
      const isMeasured = now.getTime() - series.last_minute.getTime() < GAP + MINUTE_MS;
      return [
        {
          part,
          state: isMeasured ? (series.working ? ('working' as const) : ('failing' as const)) : ('unknown' as const),
          since: series.since.toISOString(),
          checked_at: series.last_minute.toISOString(),
          days: daysOf(read, part, now),
        },
      ];
    }),
    interruptions: read.interruptions.map((interruption) => ({
      id: String(interruption.id),
      part: interruption.part,
      began_at: interruption.began_at.toISOString(),
      state: stateOf(interruption, now),
      failed_at: interruption.failed_at.toISOString(),
      ended_at: interruption.ended_at?.toISOString() ?? null,
      note: noteIn(interruption.note, language),
    })),
  };
}

/** Returns a function that describes the status, and reads it at most every five seconds. */
export function statusReader(db: Db, clock: () => Date): (language: Language) => Promise<Status> {
  let read: { readonly at: Date; readonly result: Promise<Read> } | undefined;
  return async (language) => {
    const now = clock();
    if (!read || Math.abs(now.getTime() - read.at.getTime()) >= FRESH_MS) {
      const result = readStatus(db, now);
      read = { at: now, result };
      // The next visitor asks again.
      result.catch(() => (read = undefined));
    }
    const { at, result } = read;
    return describe(await result, at, language);
  };
}
