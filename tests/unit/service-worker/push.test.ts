import { describe, expect, it } from 'vitest';
import { installPush, type PushScope } from '../../../src/service-worker/push.ts';

type Window = Awaited<ReturnType<PushScope['clients']['matchAll']>>[number];

/** A worker's scope that records what is shown and opened. */
class TestScope extends EventTarget implements PushScope {
  readonly shown: [string, NotificationOptions][] = [];
  readonly opened: string[] = [];
  windows: Window[] = [];
  readonly registration = {
    showNotification: async (title: string, options: NotificationOptions) => void this.shown.push([title, options]),
  };
  readonly clients = {
    matchAll: async () => this.windows,
    openWindow: async (url: string) => void this.opened.push(url),
  };

  /** Dispatches an event and waits for what it waits for. */
  async send(type: string, fields: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    this.dispatchEvent(Object.assign(new Event(type), fields, { waitUntil }));
    await Promise.all(work);
  }

  push = (text: string | null) => this.send('push', { data: text === null ? null : { text: () => text } });
  press = (data: unknown) => this.send('notificationclick', { notification: { data, close: () => {} } });
}

const start = (): TestScope => {
  const scope = new TestScope();
  installPush(scope);
  return scope;
};

/** A window of the app that shows notices, or one that doesn't. */
function window(answers: boolean, visibilityState: DocumentVisibilityState = 'visible') {
  const asked: unknown[] = [];
  let focused = 0;
  const client: Window = {
    visibilityState,
    focus: async () => void (focused += 1),
    postMessage: (message, [port]) => {
      asked.push(message);
      // A port has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (answers) (port as MessagePort).postMessage(true);
    },
  };
  return { client, asked, focused: () => focused };
}

describe('a push', () => {
  it('shows the title and what it is about, once per notice', async () => {
    const scope = start();
    await scope.push(
      JSON.stringify({ id: '7', title: 'Einzahlung gutgeschrieben', body: 'Ein- und Auszahlungen', lang: 'de-de' }),
    );
    expect(scope.shown).toMatchObject([
      [
        'Einzahlung gutgeschrieben',
        { body: 'Ein- und Auszahlungen', lang: 'de-de', tag: 'notice-7', data: { id: '7' } },
      ],
    ]);
  });

  it.each([
    null,
    '',
    'x',
    '{}',
    '[]',
    'null',
    '{"id":"../x","title":"a","body":"b","lang":"c"}',
    '{"id":"1","title":2}',
  ])('that this release doesn’t understand (%s) still shows that there is one', async (text) => {
    const scope = start();
    await scope.push(text);
    expect(scope.shown.map(([title]) => title)).toEqual(['Florin']);
  });
});

describe('pressing it', () => {
  it('opens the notice in the visible window, which keeps what is on the screen', async () => {
    const scope = start();
    const [hidden, visible] = [window(true, 'hidden'), window(true)];
    scope.windows = [hidden.client, visible.client];
    await scope.press({ id: '7' });
    expect([hidden.asked, visible.asked]).toEqual([[], [{ type: 'notice', id: '7' }]]);
    expect([visible.focused(), scope.opened]).toEqual([1, []]);
  });

  it('opens a window where none shows notices', async () => {
    const scope = start();
    await scope.press({ id: '7' });
    const silent = window(false);
    scope.windows = [silent.client];
    await scope.press({ id: '8' });
    expect([silent.focused(), scope.opened]).toEqual([0, ['/notice?id=7', '/notice?id=8']]);
  });

  it.each([undefined, {}, { id: '//evil.example' }, { id: 7 }])('never leads elsewhere: %j', async (data) => {
    const scope = start();
    await scope.press(data);
    expect(scope.opened).toEqual(['/notice']);
  });
});
