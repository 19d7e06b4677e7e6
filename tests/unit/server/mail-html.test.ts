import { expect, it } from 'vitest';
import { mailHtml } from '#server/plugins/mail-html';

const site = 'https://florin.example';
const html = (text: string): string => mailHtml(text, { language: 'th-th', site });

it('says its language', () => {
  expect(html('สวัสดี')).toContain('<html lang="th-TH">');
});

it('shows what others wrote as text', () => {
  const written = html('Reason: <img src=x onerror="alert(1)"> & more');
  expect(written).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more');
  expect(written).not.toContain('<img');
});

it('links to our own site only', () => {
  const text = `Log out:\n${site}/end-session#a"b\n\nDevice https://evil.example/x ${site}.evil.example/y`;
  const links = [...html(text).matchAll(/href="([^"]*)"/gu)].map(([, address]) => address);
  expect(links).toEqual([`${site}/end-session#a&quot;b`]);
});

it('shows a code alone, and labels beside their values', () => {
  expect(html('Your code:\n\n    483920\n\nIt expires.')).toMatch(/monospace[^>]*>483920<\/p>/u);
  const rows = html('Someone logged in.\n\n    Device: Safari: iPhone\n    เวลา: 10:15');
  expect([...rows.matchAll(/<td[^>]*>([^<]*)<\/td>/gu)].map(([, cell]) => cell)).toEqual([
    'Device:',
    'Safari: iPhone',
    'เวลา:',
    '10:15',
  ]);
});

it('keeps paragraphs and lines', () => {
  expect([...html('Hello,\n\none\ntwo\n\nFlorin\n').matchAll(/<p[^>]*>(.*)<\/p>/gu)].map(([, text]) => text)).toEqual([
    'Florin',
    'Hello,',
    'one<br>two',
    'Florin',
  ]);
});
