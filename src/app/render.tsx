import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { unstable_serialize as spell } from 'swr';
import { exampleInfo } from '#contract/account';
import type { RequestOf, ResponseOf } from '#contract/index';
import { languageTag, type Language } from '#contract/languages';
import { fixedI18n } from '#platform/i18n';
import { RenderedLanguage } from '#platform/language';
import { RenderedSession, type Session } from '#platform/session';
import type { ReadName } from '#platform/swr';
import { AppContent } from './app.tsx';
import { routeAt, type Route } from './routes.ts';
import { sanitize } from './sanitize.ts';
import { startMedia } from './start-media.ts';

type Read = { [Name in ReadName]: readonly [name: Name, query: RequestOf<Name>] }[ReadName];

const site: Read = ['GET index/site', {}];

/** What the server renders for visitors, and what each of these pages shows. */
const pages: Partial<Record<Route['name'], readonly Read[]>> = {
  home: [
    site,
    ['GET market/rates', { base: 'USD' }],
    ['GET market/tickers', {}],
    ['GET index/trumpet', {}],
    ['GET index/banner', {}],
    ['GET info/index', {}],
    ['GET platform/index', {}],
    ['GET index/feedback', {}],
  ],
  login: [site],
  register: [site],
  about: [site, ['GET info/about', {}]],
  Guarantee: [site, ['GET info/guarantee', {}]],
  Partnership: [site, ['GET info/partnership', {}]],
  CustomerSupport: [site, ['GET info/customer', {}]],
  PrivacyPolicy: [site, ['GET info/privacyPolicy', {}]],
  UserAgreement: [site, ['GET info/agreement', {}]],
};

/** What it renders for customers: the outline alone, without anything of theirs. */
const outlines: Partial<Record<Route['name'], readonly Read[]>> = { home: [site], assets: [site] };

/** Returns the route at a path with what it reads, if the server renders it. */
function renderedAt(path: string, isCustomer: boolean): { name: Route['name']; reads: readonly Read[] } | undefined {
  const name = routeAt(path)?.name;
  const reads = name && (isCustomer ? outlines : pages)[name];
  return reads && { name, reads };
}

/** Pages that show what the query of their address says. Others are the same with any. */
const pagesWithQuery: readonly string[] = ['login', 'register'] satisfies Route['name'][];

/** Returns the route at a path, if the server renders it. */
export function renderedRoute(path: string, isCustomer: boolean): { name: string; hasQuery: boolean } | undefined {
  const name = renderedAt(path, isCustomer)?.name;
  return name && { name, hasQuery: pagesWithQuery.includes(name) };
}

/** Nobody: an outline is the same for everyone. */
const customer: Session = {
  token: '',
  info: { ...exampleInfo, id: 'customer', username: '', nickname: '', email: '', invite_code: '' },
  ended: null,
};

export interface PageRequest {
  path: string;
  /** The path with its query, where the page shows that. */
  address: string;
  language: Language;
  /** Whether a customer opens it. */
  isCustomer: boolean;
  /** Makes a call as a visitor in this language. Returns its data. */
  call(name: string, query: Readonly<Record<string, unknown>>): Promise<object>;
}

export interface RenderedPage {
  /** For `lang` of the document. */
  lang: string;
  /** Markup of the page: what belongs into the head, and what belongs into the root. */
  head: string;
  body: string;
  /** The responses that it shows, by SWR's spelling of their keys, for the app that takes the page over. */
  reads: Readonly<Record<string, object>>;
}

const catalogs = import.meta.glob<object>(['./*/*.json', '!./*/{mail,server}.json'], {
  import: 'default',
  base: '../../locales',
});

/** Every text of a language, read once. */
const texts = new Map<Language, ReturnType<typeof fixedI18n>>();

async function readTexts(language: Language) {
  const own = Object.entries(catalogs).filter(([path]) => path.startsWith(`./${language}/`));
  const loaded = await Promise.all(
    own.map(async ([path, load]) => [path.replaceAll(/^.*\/|\.json$/g, ''), await load()] as const),
  );
  return fixedI18n(language, Object.fromEntries(loaded));
}

function textsIn(language: Language) {
  const known = texts.get(language) ?? readTexts(language);
  texts.set(language, known);
  return known;
}

/** What React writes before the rest belongs into the head. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * Renders a page. Null where the site shows something else at first. Rejects when one of its calls fails, or a part of it can't
 * render.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { path, address, language, isCustomer, call } = request;
  const owner = isCustomer ? 'customer' : 'visitor';
  const needed = renderedAt(path, isCustomer)?.reads ?? [];
  const [i18n, ...read] = await Promise.all([
    textsIn(language),
    ...needed.map(async ([name, query]) => [spell([name, query, language, owner]), await call(name, query)] as const),
  ]);
  const reads = Object.fromEntries(read);
  if (startMedia(reads[spell([...site, language, owner])] as ResponseOf<'GET index/site'>, path)) return null;
  let failure: unknown;
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <RenderedLanguage value={language}>
        <RenderedSession value={isCustomer ? customer : null}>
          <StaticRouter location={address}>
            <AppContent reads={reads} sanitize={sanitize} />
          </StaticRouter>
        </RenderedSession>
      </RenderedLanguage>
    </I18nextProvider>,
    // In one piece: parts that come later need scripts to move them into place.
    { onError: (error) => void (failure ??= error), progressiveChunkSize: Infinity },
  );
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  const [head = ''] = hoisted.exec(markup) ?? [];
  return { lang: languageTag(language), head, body: markup.slice(head.length), reads };
}
