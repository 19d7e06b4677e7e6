import { describe, expect, it } from 'vitest';
import { readable } from '../../../scripts/support/operator-output.ts';

describe('an answer to the operator', () => {
  it('has columns where there are few fields', () => {
    const settings = [
      { name: 'bonus_switch', value: false, default: true },
      { name: 'site_name', value: 'Florin', default: null, proposed: 'Gulden' },
    ];
    expect(readable(settings)).toBe(
      [
        'name          value   default  proposed',
        'bonus_switch  false   true',
        'site_name     Florin  null     Gulden',
      ].join('\n'),
    );
  });

  it('has a block of lines for each item where there are many', () => {
    const item = { a: 1, b: 2, c: 3, d: 4, e: 'five' };
    expect(readable([item, item])).toBe('a: 1\nb: 2\nc: 3\nd: 4\ne: five\n\na: 1\nb: 2\nc: 3\nd: 4\ne: five');
  });

  it('says when there is nothing', () => {
    expect([readable([]), readable({})]).toEqual(['none', 'done']);
  });
});
