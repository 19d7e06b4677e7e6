// The types of the page stand for the worker's global scope; these are what they lack.
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** The parts of the worker's global scope that pushes need. */
export interface PushScope extends EventTarget {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

interface Notice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
}

// Drawn by scripts/vite/app-manifest.ts.
const icon = '/icons/192.png';
const badge = '/icons/badge-96.png';

/** Answers after this long come from no screen that shows notices. */
const answerMs = 1000;

const isId = (id: unknown): id is string => typeof id === 'string' && /^\d{1,18}$/u.test(id);

/** Returns undefined for what this release doesn't understand. */
function parse(text: string): Notice | undefined {
  try {
    const { id, title, body, lang } = JSON.parse(text) as Record<keyof Notice, unknown>;
    const isText = [title, body, lang].every((value) => typeof value === 'string');
    return isId(id) && isText ? ({ id, title, body, lang } as Notice) : undefined;
  } catch {
    return undefined;
  }
}

// Browsers show a message of their own for a push without a notification, so there always is one. The tag makes a push
// that comes twice one message.
const show = ({ registration }: PushScope, notice: Notice | undefined): Promise<void> =>
  registration.showNotification(notice?.title ?? 'Florin', {
    icon,
    badge,
    tag: notice ? `notice-${notice.id}` : 'notice',
    ...(notice && { body: notice.body, lang: notice.lang, data: { id: notice.id } }),
  });

/** Asks an open window to show a notice where it is, so that nothing typed there is lost. Resolves to whether it does. */
function isShownIn(client: WindowClient, id: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    client.postMessage({ type: 'notice', id }, [port2]);
  }).finally(() => port1.close());
}

async function open({ clients }: PushScope, id: string | undefined): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  const client = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  if (client && id !== undefined && (await isShownIn(client, id))) {
    await client.focus();
    return;
  }
  await clients.openWindow(id === undefined ? '/notice' : `/notice?id=${id}`);
}

/** Shows the pushes of notices, and opens the notice of one that is pressed. */
export function installPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    const { data } = event as PushEvent;
    (event as PushEvent).waitUntil(show(scope, data ? parse(data.text()) : undefined));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event as NotificationClickEvent;
    notification.close();
    const { id } = (notification.data ?? {}) as { id?: unknown };
    (event as NotificationClickEvent).waitUntil(open(scope, isId(id) ? id : undefined));
  });
}
