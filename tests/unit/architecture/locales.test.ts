import { describe, expect, it } from 'vitest';
import { locales } from '../../../scripts/check/locales.ts';
import { problemsOf } from './fixture.ts';

const english = {
  title: 'Home',
  greeting: 'Hello {{name}}, see <terms>the terms</terms>',
  left_one: 'one day left',
  left_other: '{{count}} days left',
};

const notes = Object.fromEntries(Object.keys(english).map((key) => [key, 'On the start page']));

/** What is said of German, or of another locale, that claims to be complete. */
function check(
  catalog: object,
  locale = 'de-de',
  complete = ['en-us', locale],
  homeNotes: object = notes,
  same: object = { '*': Object.values(english) },
): string[] {
  return problemsOf(locales, {
    'locales/complete.json': JSON.stringify(complete),
    'locales/same-as-english.json': JSON.stringify(same),
    'locales/notes.json': JSON.stringify({ home: { start: homeNotes } }),
    'locales/en-us/home.json': JSON.stringify({ start: english }),
    ...(catalog ? { [`locales/${locale}/home.json`]: JSON.stringify({ start: catalog }) } : {}),
  });
}

describe('catalogs', () => {
  it('accepts a complete one', () => {
    expect(check(english)).toEqual([]);
  });

  it('wants every key', () => {
    expect(check({ ...english, title: undefined })).toEqual([expect.stringMatching(/home:start\.title is missing/)]);
  });

  it('wants no other key', () => {
    expect(check({ ...english, more: 'Mehr' })).toEqual([
      expect.stringMatching(/home:start\.more is not a key of en-us/),
    ]);
  });

  it('wants words', () => {
    expect(check({ ...english, title: ' ' })).toEqual([expect.stringMatching(/title is empty/)]);
  });

  it('wants Thai loan words that browsers leave whole', () => {
    const thai = { ...english, left_one: undefined };
    expect(check({ ...thai, title: 'ถอนคริปโต' }, 'th-th')).toEqual([
      expect.stringMatching(/title needs \\u2060 within คริปโต/u),
    ]);
    expect(check({ ...thai, title: 'ถอน\u200Bค\u2060ริ\u2060ป\u2060โต' }, 'th-th')).toEqual([]);
  });

  it('wants no text much longer than the English one', () => {
    expect(check({ ...english, title: 'Startseite mit Guthaben' })).toEqual([]);
    expect(check({ ...english, title: 'Startseite mit Ihren Guthaben' })).toEqual([
      expect.stringMatching(/title has 29 characters, and its place bears 24/),
    ]);
  });

  it('wants subjects and titles that are shown whole', () => {
    const text = 'A sentence that goes on and on and takes more room than there is on a phone.';
    const titles = { removed: { title: text } };
    expect(
      problemsOf(locales, {
        'locales/complete.json': '["en-us"]',
        'locales/notes.json': JSON.stringify({ server: { notice: titles }, mail: { removed: { subject: text } } }),
        'locales/en-us/server.json': JSON.stringify({ notice: titles }),
        'locales/en-us/mail.json': JSON.stringify({ removed: { subject: text } }),
      }),
    ).toEqual([expect.stringMatching(/server:notice\.removed\.title has 76 characters, and its place bears 72/)]);
  });

  it('wants the same variables and tags', () => {
    const problems = check({ ...english, greeting: 'Hallo {{nmae}}, siehe die Bedingungen' });
    expect(problems).toEqual([expect.stringMatching(/lacks <terms>, name/), expect.stringMatching(/uses nmae/)]);
  });

  it.each(['<terms >die AGB</terms>', '<terms/>', '<terms />', '<terms>die AGB'])(
    'wants tags that are shown as an element: %s',
    (tag) => {
      const [problem] = check({ ...english, greeting: `Hallo {{name}}, siehe ${tag}` });
      expect(problem).toMatch(/lacks <terms> of/);
    },
  );

  it('finds what is within a tag', () => {
    const greeting = 'Hallo <terms>{{nmae}}</terms>';
    expect(check({ ...english, greeting })[0]).toMatch(/lacks name of/);
  });

  it('wants every plural form of the language, and no other', () => {
    const { left_one: _, ...otherOnly } = english;
    expect(check(otherOnly, 'ja-jp')).toEqual([]);
    expect(check(english, 'ja-jp')).toEqual([expect.stringMatching(/left_one is not a key.* no plural form of ja-jp/)]);
    expect(check(english, 'ru-ru').map((line) => /left_(\w+)/.exec(line)?.[1])).toEqual(['few', 'many']);
    expect(check(english, 'fr-fr').map((line) => /left_(\w+)/.exec(line)?.[1])).toEqual(['many']);
  });

  it('lets an unfinished one lack keys, never invent them', () => {
    expect(check({ title: 'Start' }, 'de-de', ['en-us'])).toEqual([]);
    expect(check({ titel: 'Start' }, 'de-de', ['en-us'])).toEqual([expect.stringMatching(/is not a key/)]);
  });

  it('wants no English text that is not said to be the same', () => {
    const german = {
      title: 'Home',
      greeting: 'Hallo {{name}}, siehe <terms>die AGB</terms>',
      left_one: 'ein Tag',
      left_other: 'noch {{count}} Tage',
    };
    const [problem, ...others] = check(german, 'de-de', undefined, undefined, {});
    expect(problem).toMatch(/home:start\.title is the English text/);
    expect(others).toEqual([]);
    expect(check(german, 'de-de', undefined, undefined, { 'de-de': ['Home'] })).toEqual([]);
    expect(check(german, 'de-de', undefined, undefined, { 'de-de': ['Home', 'Bank'] })).toEqual([
      expect.stringMatching(/lists "Bank" for de-de, which doesn't have it/),
    ]);
  });

  it('wants a note for each English text, and for no other', () => {
    const { title: _, ...others } = notes;
    const problems = check(english, 'de-de', ['en-us', 'de-de'], { ...others, greeting: ' ', titel: 'A heading' });
    expect(problems).toEqual([
      expect.stringMatching(/home:start\.title has no note/),
      expect.stringMatching(/home:start\.greeting has no note/),
      expect.stringMatching(/home:start\.titel is not a key of en-us/),
    ]);
  });

  it('does not believe a claim without a folder, nor a missing list', () => {
    expect(check(english, 'de-de', ['en-us', 'de-de', 'it-it'])[0]).toMatch(/it-it is said to be complete/);
    expect(problemsOf(locales, { 'locales/en-us/home.json': '{}' })).toEqual([expect.stringMatching(/is missing/)]);
  });
});
