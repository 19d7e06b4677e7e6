import '@fontsource-variable/noto-sans-jp';
import '@fontsource-variable/noto-sans-kr';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-sans-tc';
import { families, weights } from '#design-system/tokens';

// The app uses system fonts for these scripts, which the pinned browser lacks. A browser loads only the files whose
// characters a story shows.
const eastAsian = {
  'ja-JP': "'Noto Sans JP Variable'",
  'ko-KR': "'Noto Sans KR Variable'",
  'zh-CN': "'Noto Sans SC Variable'",
  'zh-TW': "'Noto Sans TC Variable'",
};

// The four share code points that each draws differently, so the language's own font comes first.
function familyWith(own?: string): string {
  const fonts = Object.values(eastAsian).sort((one, other) => Number(other === own) - Number(one === own));
  return families.text.replace('system-ui', [...fonts, 'system-ui'].join(', '));
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  [
    `:root:not([data-brand]), [data-brand='florin'] { --ui-family-text: ${familyWith()}; }`,
    ...Object.entries(eastAsian).map(
      ([tag, own]) => `[lang='${tag}'] { --ui-family-text: ${familyWith(own)}; font-family: var(--ui-family-text); }`,
    ),
  ].join('\n'),
);
document.adoptedStyleSheets.push(sheet);

const samples: Record<string, string> = { th: 'กำ', hi: 'नि', ru: 'Жя', vi: 'ữ', ja: 'あ金', ko: '금액', zh: '金额' };

/** Waits for a language's fonts in every weight, so that no story is measured in a fallback font. */
export async function loadFonts(tag: string): Promise<void> {
  const text = `Aa0${samples[tag.slice(0, 2)] ?? ''}`;
  const family = familyWith(eastAsian[tag as keyof typeof eastAsian]);
  await Promise.all(Object.values(weights).map((weight) => document.fonts.load(`${weight} 16px ${family}`, text)));
}
