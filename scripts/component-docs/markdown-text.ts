export const list = (texts: readonly string[]): string[] => texts.map((text) => `- ${text}`);

export const code = (text: string): string => `\`\`\`tsx\n${text}\n\`\`\``;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)];
}

/** A heading and its lines; empty without lines. */
export function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : '';
}

/** Blocks with a line between them, without the empty ones. */
export function join(blocks: readonly (string | false)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
