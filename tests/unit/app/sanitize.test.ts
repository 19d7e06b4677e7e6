import { describe, expect, it } from 'vitest';
import { allowedAttributes, allowedElements } from '#design-system/prose';
import { sanitize } from '../../../src/app/sanitize.ts';
import { corpus } from '../../e2e/hostile/corpus.ts';

const elements = new Set([...allowedElements, 'div']);
const attributes = new Set([...allowedAttributes, 'id', 'rel', 'target', 'loading', 'data-table']);

describe('written content that the server renders', () => {
  it.each(corpus)('has nothing of an attack: $id', ({ html }) => {
    const clean = sanitize(html, 'text');
    // What the sanitizer writes is well-formed: a tag ends at the first bracket, and values are quoted.
    for (const [tag, name = '', given = ''] of clean.matchAll(/<\/?([^\s>]*)([^>]*)>/g)) {
      expect([tag, elements.has(name)]).toEqual([tag, true]);
      const rest = given.replaceAll(/\s([a-z-]+)(?:="([^"<]*)")?/g, (_, key: string, value = '') => {
        expect([tag, attributes.has(key)]).toEqual([tag, true]);
        if (key === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i);
        if (key === 'src') expect(value).toMatch(/^\/(?![/\\])/);
        return '';
      });
      expect(rest.replace(/\s*\/$/, '')).toBe('');
    }
    expect(clean.replaceAll(/<[^>]*>/g, '')).not.toContain('<');
  });

  it('has the ids of its sections, boxes around tables, and links that leave the site to themselves', () => {
    expect(
      sanitize(
        '<h2 id="own">One</h2><table><tr><td>1</td></tr></table><h2>Two</h2><p><a href="https://example.org">Out</a> <a href="/about">In</a></p>',
        'text',
      ),
    ).toBe(
      '<h2 id="text-1">One</h2><div data-table><table><tr><td>1</td></tr></table></div><h2 id="text-2">Two</h2><p><a href="https://example.org" target="_blank" rel="noopener noreferrer">Out</a> <a href="/about">In</a></p>',
    );
  });
});
