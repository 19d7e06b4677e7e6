import { lazy, useEffect, useMemo, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '#platform/i18n';
import { useHoldInterruptions } from '#platform/interruptions';
import { useSite } from '#platform/site';
import { tab } from '#platform/storage';
import { loadMedia, onceTooLate, startMedia } from '../start-media.ts';

const loadSplash = () => import('#design-system/splash');
const Splash = lazy(async () => ({ default: (await loadSplash()).Splash }));

interface LabeledSplashProps extends Omit<ComponentProps<typeof Splash>, 'label' | 'countdownLabel' | 'media'> {
  media: NonNullable<ReturnType<typeof startMedia>>;
}

/** Its texts are fetched only where it shows. */
function LabeledSplash({ media, ...props }: LabeledSplashProps) {
  const { t } = useTranslation('content');
  const label = t('splash.label');
  return (
    <Splash
      {...props}
      label={label}
      // The operator gives it no text, and it is no decoration.
      media={{ ...media, alt: label }}
      countdownLabel={(count) => t('splash.left', { count })}
    />
  );
}

const shownKey = 'splash-shown';

type Phase = 'waiting' | 'shown' | 'over';

/**
 * The operator's image or video over the start of the app, once for each tab. It comes when it has loaded, and not at all once
 * the customer did something.
 */
export function StartSplash() {
  const { pathname } = useLocation();
  const site = useSite().data;
  const [phase, setPhase] = useState<Phase>(() => (tab.read(shownKey) === null ? 'waiting' : 'over'));
  // The same object over renders, since a new one would load again.
  const media = useMemo(() => (site ? startMedia(site, pathname) : null), [site, pathname]);
  const isShown = phase === 'shown' && media !== null;
  useHoldInterruptions(isShown);
  // A page without it ends it for good.
  if (phase === 'shown' && media === null) setPhase('over');

  useEffect(() => (phase === 'waiting' ? onceTooLate(() => setPhase('over')) : undefined), [phase]);
  useEffect(() => {
    if (phase !== 'waiting' || media === null) return undefined;
    let isCurrent = true;
    const end = (next: Phase): void => {
      if (isCurrent) setPhase(next);
    };
    Promise.all([loadMedia(media), loadSplash(), loadNamespaces(['content'])]).then(
      () => end('shown'),
      () => end('over'),
    );
    return () => {
      isCurrent = false;
    };
  }, [phase, media]);
  useEffect(() => {
    if (isShown) tab.write(shownKey, 'yes');
  }, [isShown]);

  if (!isShown || !site) return null;
  return <LabeledSplash media={media} seconds={site.start_short_second} onClose={() => setPhase('over')} />;
}
