import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvLine, toCsv } from '#contract/csv';
import { exportArchive } from '../../../src/features/privacy/model/export-archive.ts';

/** Reads a CSV file by RFC 4180, on its own. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/guy;
  let row: string[] = [];
  for (const [, cell = '', end] of csv.replace('\uFEFF', '').matchAll(cells)) {
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const cellOf = (value: unknown): string | undefined => parse(toCsv([{ value, last: 'x' }]))[1]?.[0];

describe('a CSV file', () => {
  it('is headed by every field, in order, and has a byte order mark and CRLF', () => {
    expect(toCsv([{ id: '1', amount: '-0.5' }, { id: '2', memo: 'ไทย' }])).toBe(
      '\uFEFFid,amount,memo\r\n1,-0.5,\r\n2,,ไทย\r\n',
    ); // prettier-ignore
  });

  it('keeps amounts exact, and writes flags and lists as JSON', () => {
    expect(['-12.50', '0.00000001', '123456789012345678.9', 7, true, null, undefined].map(cellOf)).toEqual(
      ['-12.50', '0.00000001', '123456789012345678.9', '7', 'true', '', ''],
    ); // prettier-ignore
    expect(cellOf([{ at: '2026', note: 'a, "b"' }])).toBe('[{"at":"2026","note":"a, \\"b\\""}]');
  });

  it.each(['=1+1', '+1', '-1+1', '-', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '-1e3', '=HYPERLINK("x","y")'])(
    'disarms %j',
    (nasty) => expect(cellOf(nasty)).toBe(`'${nasty}`),
  );

  it('gives back any other text as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const [, row] = parse(toCsv([Object.fromEntries([...texts, 'last'].map((text, at) => [`f${at}`, text]))]));
        expect(row?.map((cell, at) => (cell === `'${texts[at]}` ? texts[at] : cell))).toEqual([...texts, 'last']);
      }),
    );
  });
});

describe('a line for a language that writes 0,5', () => {
  const style = { separator: ';', decimalSign: ',' } as const;

  it('has semicolons, and commas in numbers only', () => {
    expect(csvLine(['-1234.50', 'Umtausch 1.5', 'a;b', 'c,d'], style)).toBe('-1234,50;Umtausch 1.5;"a;b";c,d\r\n');
  });

  it('disarms formulas like any other', () => {
    expect(csvLine(['=1+1', '-1', '@x;y'], style)).toBe(`'=1+1;-1;"'@x;y"\r\n`);
  });
});

describe('the archive of an export', () => {
  const answer = {
    made_at: '2026-11-21T08:30:00.000Z',
    data: {
      account: { username: 'demo', real: { status: 1 } },
      factors: { recovery_codes: 9, passkeys: [{ name: '=cmd|’', synced: true }] },
      sessions: [{ device: 'Safari · iPhone', address: '::1' }],
      deposits: [],
    },
  };
  const files = Object.fromEntries(
    Object.entries(unzipSync(exportArchive(answer, 'florin-demo-2026-11-21', 'Read me ไทย'))).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  );

  it('has everything as JSON, each table that has records as CSV, and a text', () => {
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'florin-demo-2026-11-21.json',
      'factors-passkeys.csv',
      'sessions.csv',
    ]);
    expect(files['README.txt']).toBe('Read me ไทย');
    expect(JSON.parse(files['florin-demo-2026-11-21.json'] ?? '')).toEqual(answer);
    expect(files['sessions.csv']).toContain('device,address\r\nSafari · iPhone,::1\r\n');
    expect(files['factors-passkeys.csv']).toContain("'=cmd|’,true");
  });
});
