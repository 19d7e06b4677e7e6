import { describe, expect, it } from 'vitest';
import { unusedTexts } from '../../../scripts/check/unused-texts.ts';
import { problemsOf } from './fixture.ts';

const problems = (texts: object, code: string): string[] =>
  problemsOf(unusedTexts, { 'locales/en-us/home.json': JSON.stringify(texts), 'src/features/home/home.tsx': code });

describe('a text that nothing shows', () => {
  it('is reported', () => {
    expect(problems({ title: 'Home', intro: { text: 'Hello' } }, `t('title')`)).toEqual([
      'locales/en-us/home.json:0 home:intro.text is in no code: remove it from every locale and from the notes',
    ]);
  });

  it('is not one that code names, alone or with its namespace', () => {
    expect(problems({ title: 'Home', intro: { text: 'Hello' } }, `t('home:title') + t('intro.text')`)).toEqual([]);
  });

  it('is not one that a template can make, unless its fixed part differs', () => {
    const texts = { state: { open: 'Open', closed: 'Closed' }, kind: { open: 'Open' } };
    expect(problems(texts, 't(`state.${name}`)')).toEqual([expect.stringContaining('home:kind.open')]);
    expect(problems(texts, 't(`${key}.${name}`)')).toHaveLength(3);
  });

  it('is not one that another text nests', () => {
    expect(problems({ title: 'At $t(home:place)', place: 'home' }, `t('title')`)).toEqual([]);
  });

  it('is found behind its plural forms and contexts', () => {
    const texts = { days_one: '{{count}} day', days_other: '{{count}} days', text: 'Hello', text_email: 'Hello' };
    expect(problems(texts, `t('days') + t('text')`)).toEqual([]);
    expect(problems(texts, `t('text')`)).toHaveLength(2);
  });
});
