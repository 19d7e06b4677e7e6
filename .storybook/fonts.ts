import '@fontsource-variable/noto-sans-jp';
import '@fontsource-variable/noto-sans-kr';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-sans-tc';
import { families, weights } from '#design-system/tokens';

// The app takes these from the reader's system, and the pinned browser has none: pictures need some of their own. A browser
// loads only the files whose letters a story shows.
const eastAsian = {
  'ja-JP': "'Noto Sans JP Variable'",
  'ko-KR': "'Noto Sans KR Variable'",
  'zh-CN': "'Noto Sans SC Variable'",
  'zh-TW': "'Noto Sans TC Variable'",
};

// The four share code points that each of them draws differently, so the language's own comes first.
function familyWith(own?: string): string {
  const fonts = Object.values(eastAsian).sort((one, other) => Number(other === own) - Number(one === own));
  return families.text.replace('system-ui', [...fonts, 'system-ui'].join(', '));
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  [
    `:root { --ui-family-text: ${familyWith()}; }`,
    ...Object.entries(eastAsian).map(
      ([tag, own]) => `[lang='${tag}'] { --ui-family-text: ${familyWith(own)}; font-family: var(--ui-family-text); }`,
    ),
  ].join('\n'),
);
document.adoptedStyleSheets.push(sheet);

const samples: Record<string, string> = { th: 'กำ', hi: 'नि', ru: 'Жя', vi: 'ữ', ja: 'あ金', ko: '금액', zh: '金额' };

/** Waits for the letters of a language in every weight, so that no story is seen or measured in another font. */
export async function loadFonts(tag: string): Promise<void> {
  const text = `Aa0${samples[tag.slice(0, 2)] ?? ''}`;
  const family = familyWith(eastAsian[tag as keyof typeof eastAsian]);
  await Promise.all(Object.values(weights).map((weight) => document.fonts.load(`${weight} 16px ${family}`, text)));
}
