import * as v from 'valibot';
import { call } from './call.ts';
import { calendarDay, id, language, noRequest, timestamp } from './fields.ts';

/** The parts of the server that it measures once a minute. */
export const statusParts = ['database', 'prices', 'mail', 'live'] as const;

export type StatusPart = (typeof statusParts)[number];

/** For how many days the history is kept, today included. */
export const statusDays = 90;

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));

export const statusCalls = {
  'GET transparency/status': call({
    summary: 'Returns whether the parts of the server work, now and on each of 90 days, and the latest interruptions.',
    access: 'public',
    request: noRequest,
    response: v.object({
      time: timestamp,
      /** Empty before the first measurement. */
      parts: v.array(
        v.object({
          part: v.picklist(statusParts),
          /** `unknown` if it was not measured for three minutes. */
          state: v.picklist(['working', 'failing', 'unknown']),
          /** Since when, measured without a gap. */
          since: timestamp,
          checked_at: timestamp,
          /** Oldest first, in UTC, from the first measurement on. The minutes of a day; what was not measured is no good time. */
          days: v.array(v.object({ day: calendarDay, working: minutes, failing: minutes, unmeasured: minutes })),
        }),
      ),
      /** The latest, newest first. */
      interruptions: v.array(
        v.object({
          id,
          part: v.picklist(statusParts),
          began_at: timestamp,
          /** `unknown` if nothing was measured after it: the end may be later than `failed_at`. */
          state: v.picklist(['ongoing', 'ended', 'unknown']),
          /** The last minute that failed. */
          failed_at: timestamp,
          /** The first minute that worked again. */
          ended_at: v.nullable(timestamp),
          /** What the operator says about it. */
          note: v.nullable(v.object({ lang: language, text: v.string() })),
        }),
      ),
    }),
    codes: [],
    example: {
      request: {},
      response: {
        time: '2026-11-21T08:30:12.000Z',
        parts: [
          {
            part: 'mail',
            state: 'working',
            since: '2026-11-21T07:42:00.000Z',
            checked_at: '2026-11-21T08:30:00.000Z',
            days: [
              { day: '2026-11-20', working: 1440, failing: 0, unmeasured: 0 },
              { day: '2026-11-21', working: 493, failing: 12, unmeasured: 6 },
            ],
          },
        ],
        interruptions: [
          {
            id: '3',
            part: 'mail',
            began_at: '2026-11-21T07:30:00.000Z',
            state: 'ended',
            failed_at: '2026-11-21T07:41:00.000Z',
            ended_at: '2026-11-21T07:42:00.000Z',
            note: { lang: 'en-us', text: 'The mail server was being replaced.' },
          },
        ],
      },
    },
  }),
} as const;
