import { X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CountdownRing } from '../countdown-ring/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { controls, media as mediaClass, splash } from './splash.css.ts';

/** Pressed close or Escape, its time was over, or its picture could not be shown. */
export type SplashEnd = 'close' | 'end' | 'failure';

export interface SplashProps {
  /** Name of the overlay: "Announcement". */
  label: string;
  /** What fills the screen. A video plays once, without sound; `poster` stands still in its place with reduced motion. */
  media: { kind: 'image'; src: string; alt: string } | { kind: 'video'; src: string; poster?: string; alt: string };
  /** Longest time that it covers the screen, loading included. */
  seconds: number;
  /** The time left in words: "4 seconds left". */
  countdownLabel: (seconds: number) => string;
  /** Once, when it hides; unmount it then. */
  onHide: (reason: SplashEnd) => void;
  /** The clock. Default `Date.now`. */
  now?: () => number;
}

/** Covers the start of the app for a few seconds, and can be closed from the first moment. */
export function Splash({ label, media, seconds, countdownLabel, onHide, now = Date.now }: SplashProps) {
  const { labels } = useDesignSystem();
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isOver = useRef(false);
  const [deadline, setDeadline] = useState<number | null>(null);

  const hide = (reason: SplashEnd) => {
    if (isOver.current) return;
    isOver.current = true;
    dialog.current?.close();
    onHide(reason);
  };
  const start = useEffectEvent(() => setDeadline(now() + seconds * 1000));
  // Before the first paint, so that the screen below does not flash.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || isOver.current) return undefined;
    start();
    // The platform holds the focus inside, keeps the rest still, and gives the focus back on close.
    element.showModal();
    // To the overlay as a whole: its name is read, and no ring is drawn where nobody went.
    element.focus();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void video.current?.play().catch(() => undefined);
    return () => element.close();
  }, []);

  const shown = { src: media.src, className: mediaClass, onError: () => hide('failure') };
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className={splash}
      onCancel={(event) => {
        event.preventDefault();
        hide('close');
      }}
      // A browser may close it without asking, on a second Escape.
      onClose={({ currentTarget }) => !currentTarget.open && hide('close')}
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
            onEnd={() => hide('end')}
          />
        )}
        <IconButton label={labels.close} icon={<Icon icon={X} size="large" />} onClick={() => hide('close')} />
      </div>
    </dialog>
  );
}
