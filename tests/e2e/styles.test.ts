import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { cascadeLayers } from '#design-system/tokens';
import { useBrowser } from './support/browser.ts';

const web = join(import.meta.dirname, '../../dist/web');
const browser = useBrowser();

/** Returns a page with the production build's head and its style sheets in the given order. */
async function page(order: 'as listed' | 'reversed', head?: (html: string) => string): Promise<Page> {
  const html = await readFile(join(web, 'index.html'), 'utf8');
  const declaration = /<style[^>]*>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
  const names = (await readdir(join(web, 'static'))).filter((name) => name.endsWith('.css')).toSorted();
  if (order === 'reversed') names.reverse();
  const sheets = await Promise.all(names.map((name) => readFile(join(web, 'static', name), 'utf8')));
  const opened = await browser().newPage();
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  await opened.setContent(`<!doctype html><head>${head?.(declaration) ?? declaration}${styles}</head><body></body>`);
  return opened;
}

/** Unlayered rules, which beat all utilities whatever the layer order. */
function unlayered(): string[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule).map((rule) => rule.selectorText),
  );
}

interface Rival {
  property: string;
  component: string;
  utility: string;
}

/** Puts a component class and a utility that set the same property on one element, and checks which wins. */
function contest(): { rivals: number; lost: Rival[] } {
  const simple = (layer: string): CSSStyleRule[] =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === layer)
      .flatMap((rule) => [...(rule as CSSLayerBlockRule).cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter((rule) => /^\.[\w-]+$/.test(rule.selectorText));
  const computed = (className: string, property: string, forced?: CSSStyleDeclaration): string => {
    const element = document.body.appendChild(document.createElement('div'));
    element.className = className;
    for (const name of forced ?? []) element.style.setProperty(name, forced?.getPropertyValue(name) ?? '');
    const value = getComputedStyle(element).getPropertyValue(property);
    element.remove();
    return value;
  };
  const lost: Rival[] = [];
  let rivals = 0;
  const utilities = simple('utilities');
  for (const rule of simple('ve')) {
    for (const property of rule.style) {
      for (const other of utilities.filter((utility) => utility.style.getPropertyValue(property) !== '')) {
        const [component, utility] = [rule.selectorText.slice(1), other.selectorText.slice(1)];
        const [wanted, without] = [computed(component, property, other.style), computed(component, property)];
        if (wanted === without) continue;
        rivals += 1;
        if (computed(`${component} ${utility}`, property) !== wanted) lost.push({ property, component, utility });
      }
    }
  }
  return { rivals, lost };
}

describe('styles of the production build', () => {
  beforeAll(async () => {
    await readFile(join(web, 'index.html')).catch(() => {
      throw new Error('dist/web is missing: run `npm run build` first');
    });
  });

  it('declares the order of layers in the head of the page', async () => {
    const html = await readFile(join(web, 'index.html'), 'utf8');
    const [, order = ''] = /<style[^>]*>\s*@layer ([^;]+);\s*<\/style>/.exec(html) ?? [];
    expect(order.split(/,\s*/)).toEqual([...cascadeLayers]);
    expect(html.search('<style')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it('has no rule outside of a layer', async () => {
    expect(await (await page('as listed')).evaluate(unlayered)).toEqual([]);
  });

  it.each(['as listed', 'reversed'] as const)('lets utilities win over components, sheets %s', async (order) => {
    const { rivals, lost } = await (await page(order)).evaluate(contest);
    expect(rivals).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  it('would notice a wrong order', async () => {
    const wrong = await page('as listed', () => '<style>@layer theme, base, utilities, components, ve;</style>');
    expect((await wrong.evaluate(contest)).lost).not.toEqual([]);
  });
});
