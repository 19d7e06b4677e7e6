import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '#platform/i18n';
import { useHoldInterruptions } from '#platform/interruptions';
import { useSite } from '#platform/site';
import { tab } from '#platform/storage';
import { startMedia, type StartMedia } from '../start-media.ts';

const loadSplash = () => import('#design-system/splash');
const Splash = lazy(async () => ({ default: (await loadSplash()).Splash }));

const shownKey = 'splash-shown';

/** What comes later would cover what the customer already reads. */
const patienceMs = 3000;

const isReady = ({ kind, src }: StartMedia): Promise<unknown> => {
  if (kind === 'image') return Object.assign(new Image(), { src }).decode();
  const video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
  return new Promise((resolve, reject) => {
    video.addEventListener('canplay', resolve, { once: true });
    video.addEventListener('error', reject, { once: true });
  });
};

type Phase = 'waiting' | 'shown' | 'over';

/**
 * The operator's image or video over the start of the app, once for each tab. It comes when it has loaded, and not at all once
 * the customer did something.
 */
export function StartSplash() {
  const { t } = useTranslation('content');
  const { pathname } = useLocation();
  const site = useSite().data;
  const [phase, setPhase] = useState<Phase>(() => (tab.read(shownKey) === null ? 'waiting' : 'over'));
  const media = site ? startMedia(site, pathname) : null;
  const isShown = phase === 'shown' && media !== null;
  useHoldInterruptions(isShown);
  // Another page ends it for good.
  if (phase === 'shown' && media === null) setPhase('over');

  // What it shows is decided once, with the first settings.
  const [planned, setPlanned] = useState(media);
  if (phase === 'waiting' && site && planned === null && media !== null) setPlanned(media);
  useEffect(() => {
    if (phase !== 'waiting') return undefined;
    const giveUp = (): void => setPhase('over');
    const timer = setTimeout(giveUp, patienceMs);
    const acts = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const act of acts) window.addEventListener(act, giveUp, { once: true, passive: true });
    let isGone = false;
    if (planned)
      Promise.all([isReady(planned), loadSplash(), loadNamespaces(['content'])]).then(() => {
        if (isGone) return;
        tab.write(shownKey, 'yes');
        setPhase('shown');
      }, giveUp);
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, giveUp);
    };
  }, [phase, planned]);

  if (!isShown || !site) return null;
  return (
    <Splash
      label={t('splash.label')}
      media={{ ...media, alt: '' }}
      seconds={site.start_short_second}
      countdownLabel={(count) => t('splash.left', { count })}
      onClose={() => setPhase('over')}
    />
  );
}
