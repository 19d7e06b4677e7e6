import { setupWorker } from 'msw/browser';

/** Answers requests from `parameters.msw`; an unhandled one is an error and fails the story. */
export async function startNetwork() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const { origin, pathname } = new URL(request.url);
      const isOurs = origin === location.origin && !/^\/(api|uploads|operator)\//u.test(pathname);
      if (!isOurs) print.error();
    },
  });
  return worker;
}
