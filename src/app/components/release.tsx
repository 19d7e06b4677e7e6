import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useToast } from '#design-system/toast';
import { useMayInterrupt } from '#platform/interruptions';
import { followReleases } from '../service-worker.ts';

/** Whether something was entered on the screen that a reload could lose. */
const isTyping = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')].some(({ value }) => value !== '');

/** Offers a new release once it is ready, and never while something is typed or open. Otherwise, the next start has it. */
export function Release() {
  const { t } = useTranslation('connection');
  const toast = useToast();
  const { key } = useLocation();
  const mayInterrupt = useMayInterrupt();
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => followReleases((next) => setReload(() => next)), []);
  const offer = useEffectEvent((onClick: () => void) => {
    if (isTyping()) return;
    toast({ text: t('update.ready'), button: { label: t('update.reload'), onClick } });
    setReload(null);
  });
  useEffect(() => {
    if (reload && mayInterrupt) offer(reload);
  }, [reload, mayInterrupt, key]);
  return null;
}
