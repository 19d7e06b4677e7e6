import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../../server/db/migrations/', import.meta.url);
/** The first one after the rule was made. */
const FIRST = '0097';

/** What the version before may not survive while it runs on (docs/guides/live.md). */
const BREAKING =
  /\bdrop (?:table|column|view|function|type)\b|\brename (?:to|column)\b|\balter column \w+ (?:type|set not null|drop default)\b|\badd (?:constraint|unique|check|primary|foreign)\b|\badd column (?:(?!default|,|;)[^])*not null(?:(?!default)[^,;])*[,;]/iu;
/** Builds what a whole table is locked for, unless an operator has built it before. */
const LOCKING = /\bcreate (?:unique )?index (?!if not exists)/iu;

const withoutComments = (text: string): string => text.replaceAll(/--.*$/gmu, '');

describe('a migration', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);

  it.each(names)('%s leaves the version before it working, or says why that has to end', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    if (/^-- The version before stops working: \S/mu.test(text)) return;
    expect(withoutComments(text)).not.toMatch(BREAKING);
    expect(withoutComments(text)).not.toMatch(LOCKING);
  });

  it.each([
    'alter table a drop column b;',
    'drop table a;',
    'alter table a rename column b to c;',
    'alter table a alter column b type text;',
    'alter table a alter column b set not null;',
    'alter table a add column b text not null;',
    'alter table a add column b text not null, add column c text;',
    'alter table a add constraint b check (c > 0);',
  ])('may not contain: %s', (text) => {
    expect(text).toMatch(BREAKING);
  });

  it.each([
    'alter table a add column b text;',
    "alter table a add column b text not null default '';",
    "alter table a add column b text default '' not null;",
    'create table a (b text not null, constraint c check (b > 0));',
    'update a set b = 1;',
  ])('may contain: %s', (text) => {
    expect(text).not.toMatch(BREAKING);
  });

  it('builds indexes that an operator may have built before', () => {
    expect('create index a on b (c);').toMatch(LOCKING);
    expect('create unique index a on b (c);').toMatch(LOCKING);
    expect('create index if not exists a on b (c);').not.toMatch(LOCKING);
  });
});
