import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { useAutoplay } from './use-autoplay.ts';

export interface BannerSlide {
  id: string | number;
  title: ReactNode;
  description?: ReactNode;
  /** Language of both texts, if it isn't the page's. */
  lang?: string;
  /** URL of a decorative image. */
  image?: string | null;
  href?: string;
}

export interface BannerCarouselProps extends NativeProps<HTMLElement> {
  /** Name of the region. */
  label: string;
  /** A single slide has no marks and no buttons. */
  slides: readonly BannerSlide[];
  /** Names of the buttons, and of a slide: "2 of 3". */
  labels: {
    pause: string;
    play: string;
    previous: string;
    next: string;
    slide: (position: number, total: number) => string;
  };
  /** Milliseconds per slide; 0 turns autoplay off. Default 6000. */
  interval?: number;
}

/** Slides to swipe or turn, which play by themselves unless paused, touched, focused, or reduced motion is preferred. */
export function BannerCarousel({ label, slides, labels, interval = 6000, ...native }: BannerCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const { current, turn, playing, toggle, onScroll, ...held } = useAutoplay(track, slides.length, interval);
  const [said, setSaid] = useState('');
  const press = (by: number) => setSaid(labels.slide(turn(by) + 1, slides.length));
  // Slides without a link can only be reached by scrolling.
  const isScrolled = slides.length > 1 && slides.some(({ href }) => href === undefined);
  return (
    // The buttons are below the slides but come first in the tab order, so that keyboard users can pause them.
    <section {...native} {...held.focusHandlers} aria-label={label} className="relative flex flex-col-reverse gap-1">
      {slides.length > 1 && (
        <div className="flex min-h-target items-center justify-between">
          <span aria-hidden className="flex items-center gap-1.5">
            {slides.map((slide, index) => (
              <span
                key={slide.id}
                className={`border-t-2 ${index === current ? 'w-8 border-accent' : 'w-3 border-edge'}`}
              />
            ))}
          </span>
          <span className="-me-3 flex">
            {interval > 0 && (
              <IconButton
                label={playing ? labels.pause : labels.play}
                icon={playing ? <Icon icon={Pause} /> : <Icon icon={Play} />}
                onClick={toggle}
              />
            )}
            <IconButton
              label={labels.previous}
              icon={<Icon icon={ChevronLeft} directional />}
              onClick={() => press(-1)}
            />
            <IconButton label={labels.next} icon={<Icon icon={ChevronRight} directional />} onClick={() => press(1)} />
          </span>
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
      <ul
        {...held.hoverHandlers}
        ref={track}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
        tabIndex={isScrolled ? 0 : undefined}
        aria-label={isScrolled ? label : undefined}
        className="flex snap-x snap-mandatory gap-3 overflow-x-auto -outline-offset-2 [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <li key={slide.id} aria-label={labels.slide(index + 1, slides.length)} className="w-full shrink-0 snap-start">
            <Slide {...slide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slide({ title, description, lang, image, href }: BannerSlide) {
  const { link: Link } = useDesignSystem();
  const shape = 'flex h-full min-h-32 overflow-hidden rounded-card border border-line bg-surface';
  const content = (
    <>
      <span lang={lang} className="flex min-w-0 grow flex-col justify-center gap-1 p-4">
        <span className="text-20 font-medium text-balance">{title}</span>
        {description && <span className="text-14 text-muted text-pretty">{description}</span>}
      </span>
      {image ? <img src={image} alt="" loading="lazy" className="w-1/3 shrink-0 object-cover" /> : <CoinEdge />}
    </>
  );
  if (href === undefined) return <div className={shape}>{content}</div>;
  return (
    <Link href={href} className={`${shape} -outline-offset-2 hover:border-accent`}>
      {content}
    </Link>
  );
}

/** Part of a large coin, in place of a missing image. */
function CoinEdge() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 128"
      preserveAspectRatio="xMaxYMid slice"
      className="w-24 shrink-0 self-stretch text-accent"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="96" cy="64" r="78" strokeWidth="7" strokeDasharray="1.5 3.4" opacity="0.5" />
      <circle cx="96" cy="64" r="70" opacity="0.6" />
      <circle cx="96" cy="64" r="48" opacity="0.35" />
    </svg>
  );
}
