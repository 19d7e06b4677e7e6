/** The story checks that run in the page; .storybook/test-runner.ts calls them. */
import type { View } from '../views.ts';
import { stopTimers } from '../clock.ts';
import { accessibility } from './accessibility.ts';
import { hiddenFocus } from './focus.ts';
import { movements } from './motion.ts';
import { misfits } from './layout.ts';
import { cutGlyphs, cutTexts, overflow } from './overflow.ts';
import { silentPresses } from './pressed.ts';
import { settle } from './settle.ts';
import { extent, showTheme } from './still.ts';
import { badTargets } from './touch-targets.ts';
import { fillTexts, restoreTexts, stretchTexts, tallSamples, type TallScript } from './texts.ts';
import { cutWords } from './words.ts';

const storyChecks = {
  settle,
  stopTimers,
  extent,

  /** In a theme with its accessibility rules, or in another language. */
  async inView({ theme, locale, rules }: View): Promise<string[]> {
    await showTheme(theme);
    if (locale !== undefined) return withContext(locale, cutWords());
    return rules ? accessibility(theme, rules) : [];
  },

  /** In the story's own viewport. */
  asShown: (): string[] => [
    ...overflow(),
    ...cutWords(),
    ...movements(),
    ...badTargets(),
    ...hiddenFocus(),
    ...silentPresses(),
  ],

  /** In the language that is shown. */
  inLanguage: (when: string): string[] => withContext(when, misfits()),

  /** On a narrow screen: with long texts, right to left, and in the tallest scripts. */
  async narrow(): Promise<string[]> {
    const root = document.documentElement;
    const { lang, dir } = root;
    const found = [...cutWords()];
    stretchTexts();
    found.push(...withContext('long texts', [...overflow(), ...cutTexts()]));
    root.dir = 'rtl';
    found.push(...withContext('right to left', overflow()));
    root.dir = dir;
    for (const script of Object.keys(tallSamples) as TallScript[]) {
      root.lang = script;
      fillTexts(script);
      await fontsOf(tallSamples[script]);
      found.push(...withContext(script, [...overflow(), ...cutGlyphs(script)]));
    }
    root.lang = lang;
    restoreTexts();
    return found;
  },
};

export type StoryChecks = typeof storyChecks;

export function installChecks(): void {
  Object.assign(globalThis, { storyChecks });
}

const withContext = (when: string, found: string[]): string[] => found.map((problem) => `${when}: ${problem}`);

async function fontsOf(text: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.documentElement);
  await Promise.all(['400', '500'].map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`, text)));
  await document.fonts.ready;
}
