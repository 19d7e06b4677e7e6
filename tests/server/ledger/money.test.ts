import { fc } from '#tests/property';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, divide, multiply, round, subtract, units } from '#contract/money';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();

// Up to 19 digits before and 18 after the decimal point, with many small, round and halfway values.
const amount = fc
  .tuple(
    fc.boolean(),
    fc.oneof(fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: 0n, max: 10n ** 9n })),
    fc.oneof(
      fc.constantFrom('', '5', '50', '05', '25', '999999999999999999', '000000000000000001'),
      fc.stringMatching(/^\d{1,18}$/),
    ),
  )
  .map(([negative, whole, fraction]) =>
    decimal(units(`${negative ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`)),
  );

interface Case {
  readonly a: string;
  readonly b: string;
  readonly scale: number;
}

const cases = fc.array(fc.record({ a: amount, b: amount, scale: fc.integer({ min: 0, max: 18 }) }), {
  minLength: 200,
  maxLength: 200,
});

/** Returns the results of PostgreSQL's numeric, which rounds half away from zero like ours. */
async function oracle(list: readonly Case[]) {
  const { rows } = await sql<{
    sum: string;
    difference: string;
    product: string;
    quotient: string | null;
    rounded: string;
    order: number;
  }>`
    select
      trim_scale(a + b)::text as sum,
      trim_scale(a - b)::text as difference,
      trim_scale(round(a * b, scale))::text as product,
      -- PostgreSQL picks the scale of a division by itself, so the quotient comes from whole numbers.
      case when b = 0 then null else trim_scale(
        sign(a) * sign(b) * div(abs(a) * ('1e' || scale)::numeric * 2 + abs(b), abs(b) * 2) * ('1e-' || scale)::numeric)::text end as quotient,
      trim_scale(round(a, scale))::text as rounded,
      sign(a - b)::int as order
    from rows from (jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as (a numeric, b numeric, scale int)) with ordinality as c (a, b, scale, n)
    order by n`.execute(database.db);
  return rows;
}

const canonical = (text: string): string => decimal(units(text));

describe('money', () => {
  it('computes what PostgreSQL computes', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (list) => {
        const rows = await oracle(list);
        list.forEach(({ a, b, scale }, index) => {
          const row = rows[index];
          if (!row) throw new Error('a row is missing');
          expect(add(a, b)).toBe(canonical(row.sum));
          expect(subtract(a, b)).toBe(canonical(row.difference));
          expect(multiply(a, b, scale)).toBe(canonical(row.product));
          expect(round(a, scale)).toBe(canonical(row.rounded));
          expect(compare(a, b)).toBe(row.order);
          if (row.quotient !== null) expect(divide(a, b, scale)).toBe(canonical(row.quotient));
        });
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  it('survives being stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 100, maxLength: 100 }), async (list) => {
        const { rows } = await sql<{ stored: string }>`
          select value::numeric(38, 18) as stored from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)`.execute(
          database.db,
        );
        expect(rows.map(({ stored }) => stored)).toEqual(list);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});
