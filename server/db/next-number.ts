import { type RawBuilder, sql } from 'kysely';
import { utcDay } from '../time.ts';

/** The number of the next record of a kind, such as `W26112500042`: its letter, its day in UTC, and a sequence of five digits or more. */
export const nextNumber = (letter: string, sequence: `${string}_numbers`, at: Date): RawBuilder<string> =>
  // Not lpad, which cuts what is longer.
  sql`${letter + utcDay(at).slice(2).replaceAll('-', '')} || to_char(nextval(${sql.lit(sequence)}), 'FM99999999999999900000')`;
