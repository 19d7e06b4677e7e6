import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { readBrowser } from './cookie.ts';
import type { BrowserDevice, Device } from './store.ts';

type Names = readonly (readonly [RegExp, string])[];

/** The first match counts: most browsers also claim to be those after them. */
const BROWSERS: Names = [
  [/\b(FBAN|FBAV)\//, 'Facebook'],
  [/\bInstagram /, 'Instagram'],
  [/\bLine\//, 'LINE'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bKAKAOTALK/, 'KakaoTalk'],
  [/\b(musical_ly|BytedanceWebview|TikTok)/, 'TikTok'],
  [/\bTelegram/, 'Telegram'],
  [/\bSnapchat/, 'Snapchat'],
  [/\bLinkedInApp/, 'LinkedIn'],
  [/\bGSA\//, 'Google app'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/\bOP(R|T|X)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/DuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/Vivaldi\//, 'Vivaldi'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/\b(Focus|Klar)\//, 'Firefox Focus'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstMatch = (names: Names, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** `Android` with the model where the browser says it: many say `K` for all, and Firefox says `Mobile`. */
function androidName(userAgent: string): string {
  const model = /Android [\d.]+; (?:[a-z]{2}-[a-z]{2}; )?(?<model>[\w .()-]{2,30}?)(?: Build\/| Release|;|\))/i
    .exec(userAgent)
    ?.groups?.model?.trim();
  return model && !/^(k|mobile|tablet|wv|linux|rv\b.*)$/i.test(model) ? `${model} (Android)` : 'Android';
}

/** What calls itself by a plain name, such as `curl`. */
const programName = (userAgent: string): string | undefined =>
  /^(?!mozilla)[a-z][a-z -]{1,19}(?=\/|$)/i.exec(userAgent)?.[0];

/** Returns a name that a person recognizes, such as `Safari · iPhone`; `?` for what says nothing. */
export function deviceName(userAgent: string): string {
  const system = firstMatch(SYSTEMS, userAgent);
  const parts = [firstMatch(BROWSERS, userAgent), system === 'Android' ? androidName(userAgent) : system];
  return parts.filter((part) => part !== undefined).join(' · ') || (programName(userAgent) ?? '?');
}

export function deviceOf(request: FastifyRequest): Device {
  return { name: deviceName(request.headers['user-agent'] ?? ''), address: request.ip };
}

/** The same, for what recognizes browsers. */
export function browserDeviceOf(request: FastifyRequest, settings: Settings): BrowserDevice {
  return { ...deviceOf(request), browser: readBrowser(request, settings) };
}
