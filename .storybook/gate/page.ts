/** The part of the gate that runs in the page; .storybook/test-runner.ts calls it. */
import { hiddenFocus } from './focus.ts';
import { movements } from './motion.ts';
import { cutGlyphs, cutTexts, overflow } from './room.ts';
import { smallTargets } from './targets.ts';
import { fillTexts, restoreTexts, stretchTexts, tallSamples, type TallScript } from './texts.ts';

const gate = {
  /** As it stands. */
  asShown: (): string[] => [...overflow(), ...movements(), ...smallTargets(), ...hiddenFocus()],

  /** On a narrow screen: with long texts, from right to left, and in the tallest letters. */
  async narrow(): Promise<string[]> {
    const root = document.documentElement;
    const { lang, dir } = root;
    stretchTexts();
    const found = [...told('long texts', [...overflow(), ...cutTexts()])];
    root.dir = 'rtl';
    found.push(...told('right to left', overflow()));
    root.dir = dir;
    for (const script of Object.keys(tallSamples) as TallScript[]) {
      root.lang = script;
      fillTexts(script);
      await fontsOf(tallSamples[script]);
      found.push(...told(script, [...overflow(), ...cutGlyphs(script)]));
    }
    root.lang = lang;
    restoreTexts();
    return found;
  },
};

export type Gate = typeof gate;

export function installGate(): void {
  Object.assign(globalThis, { gate });
}

const told = (when: string, found: string[]): string[] => found.map((problem) => `${when}: ${problem}`);

async function fontsOf(text: string): Promise<void> {
  const { fontFamily } = getComputedStyle(document.documentElement);
  await Promise.all(['400', '500'].map((weight) => document.fonts.load(`${weight} 16px ${fontFamily}`, text)));
  await document.fonts.ready;
}
