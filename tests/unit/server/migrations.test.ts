import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../../server/db/migrations/', import.meta.url);
/** The first one after the rule was made. */
const FIRST = '0097';

/** What the version before may not survive while it runs on (docs/guides/live.md). */
const BREAKING = [
  /\bdrop (?:table|column|view|function|type)\b/iu,
  /\brename\b/iu,
  /\balter (?:column )?\w+ (?:type|set not null|drop default)\b/iu,
  /\badd (?:constraint|unique|check|primary|foreign)\b/iu,
  /\badd (?:column )?(?:(?!default|,)[^])*not null(?:(?!default)[^,])*(?:,|$)/iu,
  /\bcreate unique index\b/iu,
  /\bcreate (?:or replace )?(?:trigger|function)\b/iu,
  /\brevoke\b/iu,
  // A whole table is locked for it, unless an operator has built it before.
  /\bcreate index (?!if not exists)/iu,
];

/** Returns the statements that the version before may not survive. It knows nothing of tables that the same migration makes. */
function breaking(migration: string): string[] {
  const text = migration.replaceAll(/--.*$/gmu, '');
  const made = [...text.matchAll(/\bcreate table (?:if not exists )?(\w+)/giu)].map(([, name = '']) => name);
  const isOfNewTable = (statement: string): boolean =>
    made.includes(/\b(?:alter table|on) (\w+)/iu.exec(statement)?.[1] ?? '');
  return text
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => BREAKING.some((pattern) => pattern.test(statement)) && !isOfNewTable(statement));
}

describe('a migration', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);

  it.each(names)('%s leaves the version before it working, or says why that has to end', (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    if (!/^-- The version before stops working: \S/mu.test(text)) expect(breaking(text)).toEqual([]);
  });

  it.each([
    'alter table a drop column b',
    'drop table a',
    'alter table a rename column b to c',
    'alter table a rename b to c',
    'alter table a alter column b type text',
    'alter table a alter b type text',
    'alter table a alter column b set not null',
    'alter table a add column b text not null',
    'alter table a add b text not null',
    'alter table a add column b text not null, add column c text',
    'alter table a add constraint b check (c > 0)',
    'create unique index if not exists a on b (c)',
    'create index a on b (c)',
    'create trigger a before insert on b execute function c()',
    'create or replace function a() returns int language sql as $$ select 1 $$',
    'revoke insert on a from b',
  ])('may not contain: %s', (statement) => {
    expect(breaking(`-- Why.\n${statement};\n`)).toEqual([statement]);
  });

  it.each([
    'alter table a add column b text',
    "alter table a add column b text not null default ''",
    "alter table a add column b text default '' not null",
    'create table a (b text not null, constraint c check (b > 0))',
    'create index if not exists a on b (c)',
    'create table a (b int); create unique index c on a (b); create trigger d before update on a execute function e()',
    'create table a (b int); alter table a alter column b set not null',
    'update a set b = 1',
  ])('may contain: %s', (text) => {
    expect(breaking(`${text};`)).toEqual([]);
  });
});
