import { setupWorker } from 'msw/browser';

/**
 * Answers requests from `parameters.msw`; an unhandled one is an error and fails the story. What the browser asks for by
 * itself, like the images of uploads, are files (main.ts).
 */
export async function startNetwork() {
  const worker = setupWorker();
  const showAgain = hideServiceWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url);
      const isOurs = origin === location.origin && !/^\/(api|uploads|operator)\//u.test(pathname);
      if (!isOurs) print.error();
    },
  });
  showAgain();
  return worker;
}

/** Without one, MSW answers in the page itself, and stories take a sixth less time. Returns what shows it again. */
function hideServiceWorker(): () => void {
  const browser = Navigator.prototype;
  const shown = Object.getOwnPropertyDescriptor(browser, 'serviceWorker');
  if (!shown) return () => undefined;
  Reflect.deleteProperty(browser, 'serviceWorker');
  return () => void Object.defineProperty(browser, 'serviceWorker', shown);
}
