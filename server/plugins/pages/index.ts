import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '#contract/languages';
import { logError } from '../../log-error.ts';
import type { Settings } from '../../settings.ts';
import { cookieName } from '../sessions/cookie.ts';
import { fontFaces } from './fonts.ts';
import { languageOfPage } from './language.ts';
import { ownCallHeaders } from './own-calls.ts';
import { createStyles } from './styles.ts';
import { type InlineCode, readTemplate, withoutStyleAttributes } from './template.ts';

interface PageRequest {
  readonly path: string;
  /** The path with its query, where the page shows that. */
  readonly address: string;
  readonly language: Language;
  readonly isCustomer: boolean;
}

/** What the build makes of src/app/render.tsx. */
interface Renderer {
  renderedRoute(path: string, isCustomer: boolean): { name: string; hasQuery: boolean } | undefined;
  renderPage(
    request: PageRequest & {
      call(name: string, query: Readonly<Record<string, unknown>>): Promise<object>;
    },
  ): Promise<{ lang: string; head: string; body: string; reads: Readonly<Record<string, object>> } | null>;
}

/** A page as HTML, for one language. */
export interface Page {
  readonly html: string;
  readonly inline: InlineCode;
  readonly tag: string;
  /** When it was rendered, of `performance.now()`. */
  readonly at: number;
  /** Compressed as named, on demand. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** How long a page is shown as it is: prices in it are no older. */
const FRESH_MS = 1000;
/** How old it may be when it can't be rendered now. */
const STALE_MS = 10_000;
/** Rendering takes the processor from everybody's calls: at most so many a second, and of addresses with a query. */
const MAX_RENDERED = 20;
const MAX_QUERIES = 5;
const MAX_PAGES = 200;
const MAX_ADDRESS = 300;
const ERROR_EVERY_MS = 10_000;

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

function pageOf(html: string, inline: InlineCode): Page {
  const made = new Map<string, Promise<Buffer>>();
  return {
    html,
    inline,
    at: performance.now(),
    tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    compressed(encoding) {
      const buffer = made.get(encoding) ?? compressors[encoding](html);
      made.set(encoding, buffer);
      return buffer;
    },
  };
}

/** The catalogs of a page in another language have the same names. */
const inLanguage = (file: string, language: Language): string => file.replace(`/${defaultLanguage}/`, `/${language}/`);

/** Renders pages: a visitor's whole, a customer's in outline. */
export interface Pages {
  /** The page of the build that these belong to. Another build has other files. */
  readonly built: string;
  /** Returns the page, or undefined where the app has to start by itself: on other routes, under load, after a failure. */
  find(request: FastifyRequest, path: string): Promise<Page | undefined>;
}

/** Opens what the build made for rendering. Undefined without it. */
export async function openPages(
  app: FastifyInstance,
  settings: Settings,
  { web, rendering }: { readonly web: string; readonly rendering: string },
): Promise<Pages | undefined> {
  const list = await readFile(join(rendering, 'files.json'), 'utf8').catch(() => undefined);
  if (list === undefined) return undefined;
  const files = JSON.parse(list) as Readonly<Record<string, readonly string[]>>;
  const renderer = (await import(pathToFileURL(join(rendering, 'render.js')).href)) as Renderer;
  const built = await readFile(join(web, 'index.html'), 'utf8');
  const template = readTemplate(built);
  const stylesFor = createStyles(await readFile(join(web, template.stylesheet), 'utf8'));
  const facesFor = fontFaces(await readFile(join(web, template.fonts), 'utf8'));

  const call = async (name: string, query: Readonly<Record<string, unknown>>, language: Language) => {
    const response = await app.inject({
      url: `/api/${name.replace('GET ', '')}`,
      query: query as Record<string, string>,
      headers: { lang: language, ...ownCallHeaders },
    });
    const { status, data } = response.json<{ status: number; data: object }>();
    if (status !== 1) throw new Error(`${name} answered ${response.statusCode}`);
    return data;
  };

  const render = async (request: PageRequest, route: string): Promise<Page | undefined> => {
    const { path, language, isCustomer } = request;
    const time = Date.now();
    const rendered = await renderer.renderPage({
      ...request,
      call: (name, query) => call(name, query, language),
    });
    if (!rendered) return undefined;
    const { lang, head, body, reads } = rendered;
    const { markup, styles, css: own } = withoutStyleAttributes(body);
    const { html, inline } = template.compose({
      lang,
      head,
      body: markup,
      css: (await stylesFor(route, markup)) + own,
      faces: facesFor(markup),
      data: {
        entry: template.entry,
        stylesheet: template.stylesheet,
        fonts: template.fonts,
        files: (files[route] ?? []).map((file) => inLanguage(file, language)),
        path,
        language,
        isCustomer,
        time,
        reads,
        styles,
      },
    });
    return pageOf(html, inline);
  };

  const recent = new Map<string, { readonly at: number; readonly page: Promise<Page | undefined> }>();
  const mayRender = createLimit(MAX_RENDERED);
  const mayRenderQuery = createLimit(MAX_QUERIES);
  let failedAt = -ERROR_EVERY_MS;
  const report = (error: unknown): void => {
    if (performance.now() - failedAt < ERROR_EVERY_MS) return;
    failedAt = performance.now();
    logError(error);
  };

  return {
    built,
    async find(request, path) {
      const isCustomer = request.cookies[cookieName(settings)] !== undefined;
      const found = renderer.renderedRoute(path, isCustomer);
      if (!found || request.url.length > MAX_ADDRESS) return undefined;
      const route = isCustomer ? `customer ${found.name}` : found.name;
      const address = found.hasQuery ? request.url : path;
      const language = languageOfPage(request);
      const key = `${route} ${language} ${address}`;
      const now = performance.now();
      const before = recent.get(key);
      if (before && now - before.at < FRESH_MS) return before.page;
      const former = before?.page.then((page) => (page && now - page.at < STALE_MS ? page : undefined));
      if ((address !== path && !mayRenderQuery(now)) || !mayRender(now)) return former;
      const page = render({ path, address, language, isCustomer }, route).catch((error: unknown) => {
        report(error);
        return former;
      });
      recent.delete(key);
      recent.set(key, { at: now, page });
      if (recent.size > MAX_PAGES) recent.delete([...recent.keys()][0] ?? '');
      return page;
    },
  };
}

/** Returns a function that says whether one more is within a number a second, and counts it if so. */
function createLimit(perSecond: number): (now: number) => boolean {
  let taken: number[] = [];
  return (now) => {
    taken = taken.filter((time) => time > now - 1000);
    return taken.length < perSecond && taken.push(now) > 0;
  };
}
