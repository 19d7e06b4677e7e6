/** What the page holds of our own, for the code below and for the tests. */
export interface HostilePage {
  /** Does to all in an element what a reader could do. */
  touch(root: Element | Document): void;
  /** Returns the names of elements and attributes of an element, and what of it leads out, that written content may not have. */
  leftovers(root: Element): string[];
  /** Every global, and how many elements are around what is shown. */
  globals(): readonly string[];
}

/** Runs in every frame before anything else. */
export function prepare(): void {
  const elements = new Set(
    (
      'h2 h3 h4 p br hr ul ol li dl dt dd blockquote pre code a img strong em b i u s sub sup small ' +
      'table thead tbody tr th td figure'
    ).split(' '),
  );
  const attributes: Readonly<Record<string, readonly string[]>> = {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  };
  // Any element may have these; width and height do nothing elsewhere.
  const everywhere = ['lang', 'title', 'width', 'height', 'href', 'src', 'alt', 'colspan', 'rowspan'];
  // Set by the component, on headings and around wide tables.
  const ours = (element: Element, name: string): boolean =>
    (element.tagName === 'H2' && name === 'id') || element.matches('div[tabindex], :has(> table)');
  const events = ['pointerenter', 'mouseover', 'focusin', 'focus', 'input', 'change', 'beforematch', 'scroll'];

  const isSite = (link: Element | null): boolean =>
    link instanceof HTMLAnchorElement && /^(https?|mailto|tel):$/.test(link.protocol);

  const hostile = {
    touch(root: Element | Document): void {
      // From the prototypes: in a bare page attacks replace what elements have.
      const { closest } = Element.prototype;
      const { querySelectorAll } = root instanceof Document ? Document.prototype : Element.prototype;
      for (const element of querySelectorAll.call(root as Element & Document, '*')) {
        const raise = (event: Event) => EventTarget.prototype.dispatchEvent.call(element, event);
        if (element instanceof HTMLElement) HTMLElement.prototype.focus.call(element, { preventScroll: true });
        for (const type of events) raise(new Event(type, { bubbles: true }));
        // Links to sites are what they look like.
        if (isSite(closest.call(element, 'a'))) continue;
        raise(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      }
    },
    leftovers(root: Element): string[] {
      const found: string[] = [];
      for (const element of root.querySelectorAll('*')) {
        const name = element.tagName.toLowerCase();
        const isBox = name === 'div' && element.matches('div:has(> table)');
        if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || (!elements.has(name) && !isBox))
          found.push(name);
        for (const { name: attribute } of element.attributes) {
          if (everywhere.includes(attribute) || attributes[name]?.includes(attribute) || ours(element, attribute))
            continue;
          found.push(`${name} ${attribute}`);
        }
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          if (!/^(https?|mailto|tel):$/.test(element.protocol)) found.push(`link to ${element.protocol}`);
          const leaves = element.protocol.startsWith('http') && element.origin !== location.origin;
          if (leaves && (element.target !== '_blank' || element.rel !== 'noopener noreferrer')) found.push('link out');
        }
        if (
          element instanceof HTMLImageElement &&
          element.src !== '' &&
          !element.src.startsWith(`${location.origin}/`)
        ) {
          found.push(`image from ${element.src}`);
        }
      }
      return found;
    },
    globals: () => [
      ...Object.getOwnPropertyNames(globalThis),
      ...Object.getOwnPropertyNames(Object.prototype),
      ...Object.getOwnPropertyNames(document),
      `${document.baseURI === location.href} ${document.head.querySelectorAll('script, base, style').length}`,
      `${window.length} ${document.forms.length} ${String(fetch)} ${String(document.getElementById)}`,
      `${typeof document.cookie} ${document.body.attributes.length} ${document.documentElement.className}`,
    ],
  } satisfies HostilePage;
  Object.assign(globalThis, { hostile });
}

/** Opens addresses in the running app one after the other, and returns what was wrong with each one. */
export async function openEach(list: readonly { path: string; title: string; summary: string }[]): Promise<string[]> {
  const { hostile } = globalThis as unknown as { hostile: HostilePage };
  const until = async <Found>(what: string, find: () => Found | null | false): Promise<Found> => {
    const end = performance.now() + 20_000;
    for (;;) {
      const found = find();
      if (found !== null && found !== false) return found;
      if (performance.now() > end) throw new Error(`${what} never showed`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const wrong: string[] = [];
  for (const { path, title, summary } of list) {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    const shown = await until(title, () => {
      const article = document.querySelector('article');
      if (article?.querySelector('h1')?.textContent !== title) return null;
      return article.querySelector(':scope > div[lang] > :not([role=status])');
    });
    wrong.push(...hostile.leftovers(shown).map((what) => `${title}: ${what}`));
    const text = document.querySelector('article header h1 + p')?.textContent;
    if (text !== summary) wrong.push(`${title}: not shown as the text it is: ${text}`);
    hostile.touch(shown);
    if (location.pathname !== path) wrong.push(`${title}: navigated to ${location.href}`);
  }
  return wrong;
}

/** Does to a written text what `openEach` does, where it is shown now. Returns what was wrong. */
export function inspect(root: Element): string[] {
  const { hostile } = globalThis as unknown as { hostile: HostilePage };
  const before = location.href;
  const wrong = hostile.leftovers(root);
  hostile.touch(root);
  return location.href === before ? wrong : [...wrong, `navigated to ${location.href}`];
}

/** Shows each attack as it is in a frame of its own, and returns once all have loaded. */
export async function frameEach(addresses: readonly string[]): Promise<void> {
  const frames = addresses.map(async (address) => {
    const frame = document.createElement('iframe');
    // No way to the page around it, or the first one to navigate that ends all.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = address;
    document.body.append(frame);
    await loaded;
    const own = (frame.contentWindow as unknown as { hostile?: HostilePage } | null)?.hostile;
    if (frame.contentDocument) own?.touch(frame.contentDocument);
  });
  await Promise.all(frames);
}
