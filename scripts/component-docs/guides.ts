import {
  breakpoints,
  colorThemes,
  duration,
  easing,
  iconSizes,
  layers,
  radius,
  shadow,
  space,
  textSizes,
  weights,
} from '../../src/design-system/tokens/index.ts';
import { budget, pairs, rules } from '../../stories/foundations/writing.ts';
import { join, section, table } from './markdown-text.ts';
import { wordsOf } from './names.ts';

const scales = { space, radius, shadow, textSizes, weights, iconSizes, duration, easing, layers, breakpoints };

/** Every token with its value; colors in each theme. */
export function tokensPage(): string {
  const themes = Object.entries(colorThemes);
  const colors = Object.keys(colorThemes.light).map((name) => [
    `\`${name}\``,
    ...themes.map(([, theme]) => theme[name as keyof typeof theme]),
  ]);
  return join([
    '# Tokens',
    '> Values of the design system. Components use them by name, and nothing else.',
    section('Color', table(['Name', ...themes.map(([theme]) => wordsOf(theme))], colors)),
    ...Object.entries(scales).map(([name, scale]) =>
      section(
        wordsOf(name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)),
        table(
          ['Name', 'Value'],
          Object.entries(scale).map(([token, value]) => [`\`${token}\``, inWords(value)]),
        ),
      ),
    ),
  ]);
}

/** How texts are written. */
export function writingPage(): string {
  return join([
    '# Writing',
    '> Florin speaks like a good teller: exact, short, and calm when something went wrong.',
    section(
      'Rules',
      rules.map((rule) => `- ${rule}`),
    ),
    ...Object.entries(pairs).map(([situation, rows]) =>
      section(
        situation,
        table(
          ['Instead of', 'Write', 'Why'],
          rows.map((pair) => [...pair]),
        ),
      ),
    ),
    section(
      'Length, in letters of English',
      table(
        ['Text', 'Letters'],
        budget.map(([what, letters]) => [what, String(letters)]),
      ),
    ),
  ]);
}

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${String(part)}`)
    .join(', ');
}
