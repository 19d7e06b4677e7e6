import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultLanguage, isAvailable, type Language } from '#contract/languages';
import { logError } from '../../log-error.ts';
import type { Settings } from '../../settings.ts';
import { languageOf } from '../contract/language.ts';
import { cookieName } from '../sessions/cookie.ts';
import { createStyles } from './styles.ts';
import { type InlineCode, readTemplate, withoutStyleAttributes } from './template.ts';

interface PageRequest {
  readonly path: string;
  /** The path with its query. */
  readonly address: string;
  readonly language: Language;
  readonly isCustomer: boolean;
}

/** What the build makes of src/app/render.tsx. */
interface Renderer {
  renderedRoute(path: string, isCustomer: boolean): string | undefined;
  renderPage(
    request: PageRequest & {
      call(name: string, query: Readonly<Record<string, unknown>>): Promise<object>;
    },
  ): Promise<{ lang: string; head: string; body: string; reads: Readonly<Record<string, object>> }>;
}

/** A page as HTML, for one language. */
export interface Page {
  readonly html: string;
  readonly inline: InlineCode;
  readonly tag: string;
  /** Compressed as named, on demand. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** How long a page is shown as it is: prices in it are no older. */
const FRESH_MS = 1000;
/** Kept at most, and rendered at most in each of these times: rendering takes the processor from everybody's calls. */
const MAX_PAGES = 200;
const MAX_RENDERED = 20;
const MAX_ADDRESS = 300;

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

function pageOf(html: string, inline: InlineCode): Page {
  const made = new Map<string, Promise<Buffer>>();
  return {
    html,
    inline,
    tag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    compressed(encoding) {
      const buffer = made.get(encoding) ?? compressors[encoding](html);
      made.set(encoding, buffer);
      return buffer;
    },
  };
}

/** Returns the language of a visitor's pages: the one that was chosen, else the browser's. */
function languageOfPage(request: FastifyRequest): Language {
  const picked = request.cookies.language?.toLowerCase() ?? '';
  return isAvailable(picked) ? picked : languageOf(request);
}

/** The catalogs of a page in another language have the same names. */
const inLanguage = (file: string, language: Language): string => file.replace(`/${defaultLanguage}/`, `/${language}/`);

/** Renders pages: a visitor's whole, a customer's in outline. */
export interface Pages {
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
  const template = readTemplate(await readFile(join(web, 'index.html'), 'utf8'));
  const stylesFor = createStyles(await readFile(join(web, template.stylesheet), 'utf8'));

  const call = async (name: string, query: Readonly<Record<string, unknown>>, language: Language) => {
    const response = await app.inject({
      url: `/api/${name.replace('GET ', '')}`,
      query: query as Record<string, string>,
      headers: { lang: language },
    });
    const { status, data } = response.json<{ status: number; data: object }>();
    if (status !== 1) throw new Error(`${name} answered ${response.statusCode}`);
    return data;
  };

  const render = async (request: PageRequest, route: string): Promise<Page> => {
    const { address, language, isCustomer } = request;
    const time = Date.now();
    const { lang, head, body, reads } = await renderer.renderPage({
      ...request,
      call: (name, query) => call(name, query, language),
    });
    const { markup, styles, css } = withoutStyleAttributes(body);
    const { html, inline } = template.compose({
      lang,
      head,
      body: markup,
      css: (await stylesFor(route, markup)) + css,
      data: {
        entry: template.entry,
        stylesheet: template.stylesheet,
        files: (files[route] ?? []).map((file) => inLanguage(file, language)),
        address,
        language,
        isCustomer,
        time,
        reads,
        styles,
      },
    });
    return pageOf(html, inline);
  };

  const recent = new Map<string, { readonly until: number; readonly page: Promise<Page | undefined> }>();
  let renderedAt: number[] = [];
  return {
    async find(request, path) {
      const isCustomer = request.cookies[cookieName(settings)] !== undefined;
      const name = renderer.renderedRoute(path, isCustomer);
      if (name === undefined || request.url.length > MAX_ADDRESS) return undefined;
      const route = isCustomer ? `customer ${name}` : name;
      const language = languageOfPage(request);
      const key = `${route} ${language} ${request.url}`;
      const now = performance.now();
      const before = recent.get(key);
      if (before && before.until > now) return before.page;
      renderedAt = renderedAt.filter((time) => time > now - FRESH_MS);
      if (renderedAt.length >= MAX_RENDERED) return undefined;
      renderedAt.push(now);
      const page = render({ path, address: request.url, language, isCustomer }, route).catch((error: unknown) => {
        logError(error);
        return undefined;
      });
      recent.delete(key);
      recent.set(key, { until: now + FRESH_MS, page });
      if (recent.size > MAX_PAGES) recent.delete([...recent.keys()][0] ?? '');
      return page;
    },
  };
}
