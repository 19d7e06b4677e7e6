import { describe, expect, it } from 'vitest';
import { readable, visible } from '../../../scripts/support/operator-output.ts';

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

  it('has no columns where they would be too wide to see the last ones', () => {
    const wide = { name: 'languages', value: 'x'.repeat(120), proposed: 3 };
    expect(readable([wide])).toBe(`name: languages\nvalue: ${wide.value}\nproposed: 3`);
  });

  it('indents what has fields of its own', () => {
    const eur = {
      deposits: { holder: 'Florin', to: { bank: 'A Bank' } },
      withdrawals: null,
      languages: ['en', 'de'],
      e: {},
    };
    const lines =
      'deposits:\n  holder: Florin\n  to:\n    bank: A Bank\nwithdrawals: null\nlanguages: ["en","de"]\ne: {}';
    expect(readable(eur)).toBe(lines);
    expect(
      readable({
        items: [
          { id: 'a', texts: { en: 'A' } },
          { id: 'b', texts: {}, x: 1, y: 2, z: 3 },
        ],
      }),
    ).toBe('items:\n  id: a\n  texts:\n    en: A\n\n  id: b\n  texts: {}\n  x: 1\n  y: 2\n  z: 3');
  });

  it('shows what a terminal would obey or hide', () => {
    const text = 'I\u001b[2J\u009bm\r\u202ereversed\u200b\u2028end\u007f';
    const shown = String.raw`I\u001b[2J\u009bm\u000d\u202ereversed\u200b\u2028end\u007f`;
    expect(readable({ text })).toBe(`text: ${shown}`);
    expect(readable([{ text }])).toBe(`text\n${shown}`);
    expect(readable(text)).toBe(shown);
    expect(readable({ texts: ['\u009b\u202e'] })).toBe(String.raw`texts: ["\u009b\u202e"]`);
    // What programs read stays the same text.
    const json = visible(JSON.stringify({ text }, null, 2));
    expect(json.split('\n')).toHaveLength(3);
    expect(JSON.parse(json)).toEqual({ text });
  });

  it.each([
    ['U+034F', '\u034f'],
    ['U+180E', '\u180e'],
    ['U+3164', '\u3164'],
    ['U+FE0F', '\ufe0f'],
    ['U+FFF9', '\ufff9'],
    ['half a character', '\ud800'],
    ['a joiner that joins nothing', '\u200d'],
    ['a second joiner', 'म\u200d\u200d'],
    ['U+E0041', '\u{e0041}'],
    ['U+E01EF', '\u{e01ef}'],
  ])('shows %s, which has no look of its own', (_name, hidden) => {
    const text = `florin${hidden}`;
    expect(readable({ text })).toMatch(/^text: florin(म\u200d)?(\\u[\da-f]{4})+$/u);
    expect(JSON.parse(visible(JSON.stringify({ text })))).toEqual({ text });
  });

  it('indents the lines of a text, so that none looks like a field', () => {
    const text = 'Please help.\nstatus: completed';
    expect(readable({ text, status: 'open' })).toBe('text: Please help.\n  status: completed\nstatus: open');
    expect(readable([{ text, status: 'open' }])).toBe(
      `text${' '.repeat(33)}status\n${String.raw`Please help.\u000astatus: completed`}  open`,
    );
  });

  it('keeps letters and accents of every script', () => {
    const text = 'Ærø 田中 नमस्ते क्\u200dष علی\u200cرضا שלום e\u0301 👍🏽';
    expect(readable({ text })).toBe(`text: ${text}`);
  });

  it('says when there is nothing', () => {
    expect([readable([]), readable({})]).toEqual(['none', 'done']);
  });
});
