import { describe, expect, it } from 'vitest';
import { checkHtml } from '#server/domains/content/html';
import { fc } from '#tests/property';

const fault = (html: string) => {
  const result = checkHtml(html);
  return 'fault' in result ? `${result.fault.key.replace('validation:html-', '')} ${result.fault.line}` : 'none';
};

describe('checkHtml', () => {
  it.each([
    '<p>Plain, with <strong>weight</strong>, <em>stress</em>,<br> a break, and <code>code</code>.</p>',
    '<h2>Head</h2>\n<h3>Lower</h3>\n<ul><li>One</li><li><p>Two</p><ol><li>Three</li></ol></li></ul>',
    '<dl><dt>Term</dt><dd>Text</dd></dl><hr><blockquote><p>Quote</p></blockquote><pre>a\n  b</pre>',
    '<table><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<p><a href="/contact">Here</a>, <a href="https://example.org/a?b=1&amp;c=2">there</a>, <a href="mailto:a@b.example">us</a></p>',
    '<figure><img src="/media/a.webp" alt="A &quot;graph&quot;" width="640"></figure>',
    '<p lang="ja-JP">日本語 &nbsp; &amp; &lt;b&gt;</p>',
    '',
  ])('leaves as it is: %s', (html) => {
    expect(checkHtml(html)).toEqual({ html });
  });

  it.each([
    ['<P>Big &  > small</P>', '<p>Big &amp;  &gt; small</p>'],
    ["<p><a href='/a' >b</a></p>", '<p><a href="/a">b</a></p>'],
    ['<p>a<br/>b</p>', '<p>a<br>b</p>'],
  ])('rewrites what means the same: %s', (html, out) => {
    expect(checkHtml(html)).toEqual({ html: out });
  });

  it.each([
    ['<script>alert(1)</script>', 'element 1'],
    ['<p>ok</p>\n<p>x<svg onload="alert(1)"></svg></p>', 'element 2'],
    ['<iframe src="/x"></iframe>', 'element 1'],
    ['<style>p{}</style>', 'element 1'],
    ['<!-- <script> -->', 'element 1'],
    ['<![CDATA[x]]>', 'element 1'],
    ['<p>1 < 2</p>', 'element 1'],
    ['<p>a</p\n', 'element 1'],
    ['<h1>Title</h1>', 'element 1'],
    ['<p onclick="alert(1)">x</p>', 'attribute 1'],
    ['<p style="color: red">x</p>', 'attribute 1'],
    ['<p class="a">x</p>', 'attribute 1'],
    ['<p><a>x</a></p>', 'attribute 1'],
    ['<p><a href="/a" href="/b">x</a></p>', 'attribute 1'],
    ['<p><a href="/a" target="_top">x</a></p>', 'attribute 1'],
    ['<p><img src="/a.png"></p>', 'attribute 1'],
    ['<p lang="x&Tab;y">x</p>', 'attribute 1'],
    ['<p constructor="x">x</p>', 'attribute 1'],
    ['<p><a href=/a>x</a></p>', 'element 1'],
    ['<p><a href="javascript:alert(1)">x</a></p>', 'link 1'],
    ['<p><a href=" javascript:alert(1)">x</a></p>', 'link 1'],
    ['<p><a href="java&Tab;script:alert(1)">x</a></p>', 'link 1'],
    ['<p><a href="&#106;avascript:alert(1)">x</a></p>', 'link 1'],
    ['<p><a href="java\tscript:alert(1)">x</a></p>', 'link 1'],
    ['<p><a href="data:text/html,x">x</a></p>', 'link 1'],
    ['<p><a href="http://example.org">x</a></p>', 'link 1'],
    ['<p><a href="//example.org">x</a></p>', 'link 1'],
    ['<p><a href="/\\example.org">x</a></p>', 'link 1'],
    ['<p><img src="https://example.org/a.png" alt=""></p>', 'link 1'],
    ['<p><img src="/api/user/info.png" alt=""></p>', 'link 1'],
    ['Text alone', 'nesting 1'],
    ['<li>x</li>', 'nesting 1'],
    ['<p><ul><li>x</li></ul></p>', 'nesting 1'],
    ['<ul>x</ul>', 'nesting 1'],
    ['<table><td>x</td></table>', 'nesting 1'],
    ['<p>x', 'nesting 1'],
    ['<p><em>x</p></em>', 'nesting 1'],
    ['</p>', 'nesting 1'],
    ['<p></br></p>', 'nesting 1'],
    ['<p><a href="/a">x<a href="/b">y</a></a></p>', 'nesting 1'],
    ['<p><a href="/a"><b><a href="/b">y</a></b></a></p>', 'nesting 1'],
  ])('refuses %s', (html, expected) => {
    expect(fault(html)).toBe(expected);
  });

  it('is quick with what looks like an endless tag', () => {
    for (const part of ['<p ', '<p a="', '<p a="x" ', '<', '<a href="/"'])
      expect(fault(`<p>${part.repeat(20_000)}</p>`)).not.toBe('none');
  });

  it('writes only what it would write again', () => {
    const pieces = fc.constantFrom(
      ...['<p>', '</p>', '<b>', '</b>', '<a href="/x">', '</a>', '<ul>', '</ul>', '<li>', '</li>', '<br>', '<script>'],
      ...['text', '&', '&amp;', '<', '>', '"', ' onclick="x"', '<img src="/a.png" alt="&">', '<td>', '<h2>', '</h2>'],
    );
    const html = fc.array(pieces, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(html, (given) => {
        const first = checkHtml(given);
        if ('fault' in first) return;
        expect(checkHtml(first.html)).toEqual(first);
        expect(first.html).not.toMatch(/<script|<[^>]*onclick/);
      }),
      { numRuns: 1000 },
    );
  });
});
