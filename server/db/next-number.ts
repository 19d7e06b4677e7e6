import { type RawBuilder, sql } from 'kysely';
import { utcDay } from '../time.ts';

/** The number of the next record of a kind, such as `W26112500042`: its letter, its day in UTC, and a sequence. */
export const nextNumber = (letter: string, sequence: `${string}_numbers`, at: Date): RawBuilder<string> =>
  sql`${letter + utcDay(at).slice(2).replaceAll('-', '')} || lpad(nextval(${sql.lit(sequence)})::text, 5, '0')`;
