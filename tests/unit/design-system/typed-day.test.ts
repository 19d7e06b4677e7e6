import { describe, expect, it } from 'vitest';
import { readDay, writeDay } from '../../../src/design-system/components/date-range/typed-day.ts';

describe.each([
  ['en-US', '11/03/2026', '11032026'],
  ['de-DE', '03.11.2026', '03112026'],
  ['sv-SE', '2026-11-03', '20261103'],
  ['ja-JP', '2026/11/03', '20261103'],
  ['ko-KR', '2026. 11. 03.', '20261103'],
  ['th-TH', '03/11/2569', '03112569'],
  ['th-TH-u-ca-gregory', '03/11/2026', '03112026'],
])('a day typed in %s', (locale, written, digits) => {
  it('is written as people write it', () => expect(writeDay(locale, '2026-11-03')).toBe(written));
  it('is read as it is written', () => expect(readDay(locale, written)).toBe('2026-11-03'));
  it('is read without signs', () => expect(readDay(locale, digits)).toBe('2026-11-03'));
});

describe('what is typed', () => {
  it.each(['1-2-2026', '1 2 2026', '１/２/２０２６', ' 01.02.2026 ', '०१/०२/२०२६'])(
    'is a day with other signs: %s',
    (text) => expect(readDay('en-US', text)).toBe('2026-01-02'),
  );
  it.each(['', '2/30/2026', '13/1/2026', '0/1/2026', '1/2/26', '1/2', '1/2/2026/3', '112026', 'today'])(
    'is no day: %s',
    (text) => expect(readDay('en-US', text)).toBeNull(),
  );
});
