import { X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { prefersReducedMotion } from '../../theme/reduced-motion.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { CountdownRing } from '../countdown-ring/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { controls, media as mediaClass, splash } from './splash.css.ts';

/** The customer closed it, its time was over, or its media failed. */
export type SplashEnd = 'close' | 'end' | 'failure';

export interface SplashProps extends NativeProps<HTMLDialogElement> {
  /** Name of the overlay: "Announcement". */
  label: string;
  /** What fills the screen. A video plays once, muted; with reduced motion `poster` replaces it. */
  media: { kind: 'image'; src: string; alt: string } | { kind: 'video'; src: string; poster?: string; alt: string };
  /** Maximum time that it covers the screen, loading included. */
  seconds: number;
  /** Remaining time in words: "4 seconds left". */
  countdownLabel: (seconds: number) => string;
  /** Called once, when it closes; unmount it then. */
  onClose: (reason: SplashEnd) => void;
  /** The clock. Default `Date.now`. */
  now?: () => number;
}

/** Covers the app for a few seconds at start, and can be closed immediately. */
export function Splash(props: SplashProps) {
  const { label, media, seconds, countdownLabel, onClose, now = Date.now, ref, ...native } = props;
  const { labels } = useDesignSystem();
  const dialog = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(dialog, ref);
  const video = useRef<HTMLVideoElement>(null);
  const isOver = useRef(false);
  const [deadline, setDeadline] = useState<number | null>(null);

  const close = (reason: SplashEnd) => {
    if (isOver.current) return;
    isOver.current = true;
    dialog.current?.close();
    onClose(reason);
  };
  const start = useEffectEvent(() => setDeadline(now() + seconds * 1000));
  // Before the first paint, so that the screen below doesn't flash.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isOver.current) return undefined;
    start();
    // The native dialog traps and returns focus, and makes the rest inert.
    element.showModal();
    // Focus the overlay, so that its name is read and no button shows a focus ring.
    element.focus();
    if (!prefersReducedMotion()) void video.current?.play().catch(() => undefined);
    return () => element.close();
  }, []);

  const shown = { src: media.src, className: mediaClass, onError: () => close('failure') };
  return (
    <dialog
      {...native}
      ref={merged}
      tabIndex={-1}
      aria-label={label}
      className={splash}
      onCancel={(event) => {
        event.preventDefault();
        close('close');
      }}
      // Browsers may close it on a second Escape without an event to cancel.
      onClose={({ currentTarget }) => !currentTarget.open && close('close')}
    >
      {media.kind === 'image' ? (
        <img {...shown} alt={media.alt} />
      ) : (
        <video {...shown} ref={video} aria-label={media.alt} poster={media.poster} muted playsInline preload="auto" />
      )}
      <div className={controls}>
        {deadline !== null && (
          <CountdownRing
            calm
            deadline={deadline}
            duration={seconds * 1000}
            now={now}
            label={countdownLabel}
            onEnd={() => close('end')}
          />
        )}
        <IconButton label={labels.close} icon={<Icon icon={X} size="large" />} onClick={() => close('close')} />
      </div>
    </dialog>
  );
}
