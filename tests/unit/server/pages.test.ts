import { describe, expect, it } from 'vitest';
import { fontFaces } from '#server/plugins/pages/fonts';
import { languageOfPage } from '#server/plugins/pages/language';
import { createStyles } from '#server/plugins/pages/styles';
import { readTemplate, withoutStyleAttributes } from '#server/plugins/pages/template';
import { cspHash } from '../../server/support/csp-hash.ts';

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <style>@layer base;</style>
    <script>one()</script>
    <title>Florin</title>
    <script type="module" crossorigin src="/static/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/static/base-2.js">
    <link rel="stylesheet" crossorigin href="/static/style-3.css">
    <link rel="stylesheet" crossorigin href="/static/fonts-4.css">
  </head>
  <body>
    <div id="root"></div>
    <script>two()</script>
  </body>
</html>`;

describe('the page of the build', () => {
  const template = readTemplate(BUILT);
  const parts = {
    lang: 'th-TH',
    head: '<title>หน้าแรก</title>',
    body: '<main>$& $1</main>',
    css: 'a{}',
    faces: '@font-face{}',
    data: {},
  };

  it('finds the entry script and the style sheets', () => {
    expect(template).toMatchObject({
      entry: '/static/index-1.js',
      stylesheet: '/static/style-3.css',
      fonts: '/static/fonts-4.css',
    });
  });

  it('is filled with what is rendered, and loads nothing by itself', () => {
    const { html } = template.compose(parts);
    expect(html).toContain('<html lang="th-TH">');
    expect(html).toContain('<div id="root"><main>$& $1</main></div>');
    expect(html).toContain(
      '<title>หน้าแรก</title><style>a{}</style><style id="fonts" media="not all">@font-face{}</style></head>',
    );
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/type="module"|modulepreload|rel="stylesheet"/);
  });

  it('allows the inline code of the build and its own styles, and nothing that got into it', () => {
    const { inline } = template.compose({ ...parts, body: '<script>bad()</script><style>bad{}</style>' });
    expect(inline.scripts).toEqual([cspHash('one()'), cspHash('two()')]);
    expect(inline.styles).toEqual([cspHash('@layer base;'), cspHash('a{}'), cspHash('@font-face{}')]);
  });

  it('escapes data that would end its script element', () => {
    const data = { title: '</script><script>bad()</script><!--' };
    const { html } = template.compose({ ...parts, data });
    const [, json = ''] = /<script type="application\/json" id="rendered">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(data);
    expect(html).not.toContain('bad()</script><!--');
  });

  it.each(['<div id="root"></div>', '<html lang="en">', ' src="/static/index-1.js"'])('must have %s', (part) => {
    expect(() => readTemplate(BUILT.replace(part, ''))).toThrow('not as expected');
  });
});

it('style attributes become rules, each once', () => {
  expect(withoutStyleAttributes('<i style="--a:1"></i><b class="x" style="--b:2"></b><u style="--a:1"></u>')).toEqual({
    markup: '<i data-style="0"></i><b class="x" data-style="1"></b><u data-style="0"></u>',
    styles: ['--a:1', '--b:2'],
    css: '[data-style="0"]{--a:1}[data-style="1"]{--b:2}',
  });
});

describe('the styles of a page', () => {
  const css = [
    ':root{--used:1px;--other:2px}:root[data-theme="dark"]{--used:3px}',
    '.here{margin:var(--used)}.here:hover{margin:0}.gone{padding:var(--other)}',
    '.wide\\:flex{display:flex}.press\\>i{color:red}',
    '@media (width>=100px){main .here{top:0}aside .here{top:1px}}',
    '@keyframes spin{to{top:1px}}@keyframes rest{to{top:2px}}.here{animation:spin}',
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-ab{syntax:"*";inherits:false}.here{top:var(--tw-ab, 1px)}',
  ].join('');

  it('are those of its markup in every state and theme', async () => {
    const styles = await createStyles(css)('home', '<main class="here wide:flex press&gt;i"></main>');
    for (const kept of [
      '--used:1px',
      '[data-theme',
      '.here:hover',
      '.wide\\:flex',
      '.press\\>i',
      'main .here',
      'spin',
      '@property --tw-ab',
    ])
      expect(styles).toContain(kept);
    for (const left of ['gone', '--other', 'aside', 'rest', '@property --tw-a{']) expect(styles).not.toContain(left);
  });

  it('are reused for a page that needs nothing new, and grow on one that does', async () => {
    const stylesFor = createStyles(css);
    const first = await stylesFor('home', '<main class="here"></main>');
    expect(await stylesFor('home', '<main></main>')).toBe(first);
    const more = await stylesFor('home', '<main class="gone"></main>');
    expect(more).toContain('.gone');
    expect(more).toContain('.here');
    expect(await stylesFor('login', '<main class="gone"></main>')).not.toContain('.here');
  });
});

it('has the font faces with its letters, and no other', () => {
  const latin = '@font-face{font-family:Plex;src:url(latin.woff2);unicode-range:U+20-7E,U+131}';
  const thai = '@font-face{font-family:Plex Thai;src:url(thai.woff2);unicode-range:U+E01-E5B}';
  const facesFor = fontFaces(`${latin}${thai}`);
  expect(facesFor('Home')).toBe(latin);
  expect(facesFor('หน้าแรก')).toBe(thai);
  expect(facesFor('Florin หน้าแรก')).toBe(latin + thai);
  expect(facesFor('ホーム')).toBe('');
});

it('a page has the language of the cookie, before the browser’s own', () => {
  const headers = { 'accept-language': 'fr-FR' };
  const languageWith = (cookies: Record<string, string>) => languageOfPage({ cookies, headers });
  expect(languageWith({ '__Host-language': 'DE-DE', language: 'ja-jp' })).toBe('de-de');
  expect(languageWith({ language: 'ja-jp' })).toBe('ja-jp');
  expect(languageWith({ '__Host-language': 'nb-no' })).toBe('fr-fr');
  expect(languageWith({})).toBe('fr-fr');
});
