import { type Language, languageTag } from '#contract/languages';
import { escapeHtml } from '../escape-html.ts';

/** The light theme of the design system, in the notation that mail programs know. */
const colors = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#151b24',
  muted: '#575e68',
  line: '#e1e0da',
  accent: '#0a6262',
};
const fonts = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Links addresses of our own site only: texts contain names and reasons that others wrote. */
function linked(line: string, site: string): string {
  return escapeHtml(line).replaceAll(/https?:\/\/\S+/gu, (address) =>
    address.startsWith(`${escapeHtml(site)}/`)
      ? `<a href="${address}" style="color:${colors.accent};word-break:break-all">${address}</a>`
      : address,
  );
}

/** A code to type or an address to compare, alone in its block. */
const alone = (text: string): string =>
  `<p style="margin:20px 0;font:600 ${text.length <= 12 ? '28px' : '16px'}/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:${
    text.length <= 12 ? '4px' : '0'
  };word-break:break-all">${escapeHtml(text)}</p>`;

/** Lines of a label and a value, such as when and on which device something happened. */
function details(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const [, label = '', value = ''] = /^([^:：]+[:：])\s*(.*)$/u.exec(line) ?? [];
    return `<tr><td style="padding:6px 16px 6px 0;color:${colors.muted};vertical-align:top">${escapeHtml(
      label || line,
    )}</td><td style="padding:6px 0;word-break:break-word">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:16px 0;border-top:1px solid ${
    colors.line
  };border-bottom:1px solid ${colors.line};font-size:15px;line-height:1.45">${rows.join('')}</table>`;
}

/** A paragraph of the text: indented lines are a code or details. */
function block(paragraph: string, site: string): string {
  const lines = paragraph.split('\n');
  if (!lines.every((line) => line.startsWith('    ')))
    return `<p style="margin:0 0 16px">${lines.map((line) => linked(line, site)).join('<br>')}</p>`;
  const [first = '', ...rest] = lines.map((line) => line.trim());
  return rest.length === 0 && !/[:：]\s/u.test(first) ? alone(first) : details([first, ...rest]);
}

/** Returns the HTML of an email from its plain text, which says the same. `site` is the origin that links may lead to. */
export function mailHtml(
  text: string,
  { language, site }: { readonly language: Language; readonly site: string },
): string {
  const blocks = text.trim().split(/\n{2,}/u);
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
</head>
<body style="margin:0;background:${colors.paper};color:${colors.ink};font:16px/1.55 ${fonts}">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:600;color:${colors.accent}">Florin</p>
<div style="background:${colors.surface};border:1px solid ${colors.line};border-radius:12px;padding:24px 24px 8px">
${blocks.map((each) => block(each, site)).join('\n')}
</div>
</div>
</body>
</html>
`;
}
