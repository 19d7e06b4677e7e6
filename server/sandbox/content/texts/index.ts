import type { Language } from '#contract/languages';
import type { SampleTexts } from '../sample-texts.ts';
import { texts as german } from './de-de/index.ts';
import { texts as english } from './en-us/index.ts';
import { texts as japanese } from './ja-jp/index.ts';
import { texts as thai } from './th-th/index.ts';

/** What a new sandbox says, by language. */
export const sampleTexts: Readonly<Partial<Record<Language, SampleTexts>> & { 'en-us': SampleTexts }> = {
  'en-us': english,
  'de-de': german,
  'ja-jp': japanese,
  'th-th': thai,
};
