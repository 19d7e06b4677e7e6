import '@fontsource-variable/noto-sans-jp';
import { families, weights } from '#design-system/tokens';

// The app takes Japanese from the system, and the pinned browser has no system fonts: pictures need one of their own.
const withJapanese = families.text.replace('system-ui', "'Noto Sans JP Variable', system-ui");

const samples: Record<string, string> = { th: 'กำ', hi: 'नि', ru: 'Жя', ja: 'あ金' };

/** Waits for the letters of a language in every weight, so that no story is seen or measured in another font. */
export async function loadFonts(locale: string): Promise<void> {
  document.documentElement.style.setProperty('--ui-family-text', withJapanese);
  const text = `Aa0${samples[locale.slice(0, 2)] ?? ''}`;
  await Promise.all(Object.values(weights).map((weight) => document.fonts.load(`${weight} 16px ${withJapanese}`, text)));
}
