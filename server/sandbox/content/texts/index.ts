import type { Language } from '#contract/languages';
import type { SampleTexts } from '../sample-texts.ts';
import { texts as german } from './de-de/index.ts';
import { texts as english } from './en-us/index.ts';
import { texts as spanish } from './es-es/index.ts';
import { texts as french } from './fr-fr/index.ts';
import { texts as hindi } from './hi-in/index.ts';
import { texts as indonesian } from './id-id/index.ts';
import { texts as italian } from './it-it/index.ts';
import { texts as japanese } from './ja-jp/index.ts';
import { texts as korean } from './ko-kr/index.ts';
import { texts as malay } from './ms-my/index.ts';
import { texts as portuguese } from './pt-pt/index.ts';
import { texts as russian } from './ru-ru/index.ts';
import { texts as swedish } from './sv-se/index.ts';
import { texts as thai } from './th-th/index.ts';
import { texts as turkish } from './tr-tr/index.ts';
import { texts as vietnamese } from './vi-vn/index.ts';
import { texts as simplifiedChinese } from './zh-cn/index.ts';
import { texts as traditionalChinese } from './zh-tw/index.ts';

/** What a new sandbox says, by language. */
export const sampleTexts: Readonly<Record<Language, SampleTexts>> = {
  'en-us': english,
  'de-de': german,
  'es-es': spanish,
  'fr-fr': french,
  'hi-in': hindi,
  'id-id': indonesian,
  'it-it': italian,
  'ja-jp': japanese,
  'ko-kr': korean,
  'ms-my': malay,
  'pt-pt': portuguese,
  'ru-ru': russian,
  'sv-se': swedish,
  'th-th': thai,
  'tr-tr': turkish,
  'vi-vn': vietnamese,
  'zh-cn': simplifiedChinese,
  'zh-tw': traditionalChinese,
};
