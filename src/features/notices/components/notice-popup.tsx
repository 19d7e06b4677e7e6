import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#design-system/toast';
import { onPressedPush } from '#platform/push';
import { useMayInterrupt } from '#platform/interruptions';
import { followPresses, whenReleased } from '#platform/press';
import { local } from '#platform/storage';
import { useNotice } from '../api/notices.ts';
import { loadSystemNotice, SystemNotice } from './lazy-system-notice.ts';

/** The last notice whose popup was opened, closed, or ended here: the server sends the newest unread one on each connection. */
const answeredKey = 'own:notice-popup';

/** Long enough to read and reach it, in milliseconds; then the bell keeps it, and the popup covers no form any longer. */
const lifetime = 20_000;

/**
 * Announces a new notice and opens it on request. Waits while interruptions are held back, and disappears when the notice is
 * read elsewhere. `id` is the newest notice that the server pushed.
 */
export function NoticePopup({ id }: { id: string | null }) {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => onPressedPush(setOpened), []);
  useEffect(followPresses, []);
  return (
    <>
      {id !== null && <Popup key={id} id={id} onOpen={() => setOpened(id)} />}
      {opened !== null && (
        <Suspense fallback={null}>
          <SystemNotice id={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function Popup({ id, onOpen }: { id: string; onOpen(): void }) {
  const { t } = useTranslation('notices');
  const toast = useToast();
  const mayInterrupt = useMayInterrupt();
  const { data } = useNotice(id);
  const [isAnswered, setAnswered] = useState(() => local.read(answeredKey) === id);
  const title = data?.read === false && !isAnswered ? data.title : undefined;
  const label = t('open');
  const answer = useEffectEvent((): void => {
    local.write(answeredKey, id);
    setAnswered(true);
  });
  const open = useEffectEvent((): void => {
    answer();
    onOpen();
  });
  useEffect(() => {
    if (title === undefined || !mayInterrupt) return undefined;
    // Preload it; a failure surfaces on click.
    loadSystemNotice().catch(() => undefined);
    let close: (() => void) | undefined;
    const cancel = whenReleased(() => {
      close = toast({ text: title, button: { label, onClick: () => open() }, lifetime, onClose: () => answer() });
    });
    return () => {
      cancel();
      close?.();
    };
  }, [title, label, mayInterrupt, toast]);
  return null;
}
