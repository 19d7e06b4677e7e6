import type { Route } from '#app/routes';

/** Returns an address for each route, with a currency or the record 1 in the place of what it names. */
export const addressesOf = (routes: readonly Route[]): string[] =>
  routes.map(({ path }) =>
    path.replace('/:next?', '').replace(':name?', 'USDT').replace(':name', 'EUR').replace(/:\w+/, '1'),
  );

/** Opens addresses of the running app one after the other, each until nothing of it loads. Runs in the page. */
export async function walk(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    const end = performance.now() + 20_000;
    // The old screen stays for a moment.
    for (let still = 0; still < 10; still += 1) {
      if (document.querySelector('main [aria-busy=true], main[aria-busy=true]') || !document.querySelector('main'))
        still = 0;
      if (performance.now() > end) throw new Error(`${path} never showed`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
}
