import { useId, type MouseEvent } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { prefersReducedMotion } from '../../theme/reduced-motion.ts';
import { contents } from './table-of-contents.css.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface TableOfContentsItem {
  /** Id of the section, or of its heading. */
  id: string;
  title: string;
  /** 2 is indented. Default 1. */
  level?: 1 | 2;
}

export interface TableOfContentsProps extends NativeProps<HTMLElement> {
  /** Its heading and its name: "On this page". */
  label: string;
  /** In the order of the page. */
  items: readonly TableOfContentsItem[];
}

/** The sections of a long text. Marks the one that is being read, and leads to each. */
export function TableOfContents({ label, items, ...native }: TableOfContentsProps) {
  const headingId = useId();
  const [current, choose] = useCurrentSection(items.map(({ id }) => id));
  const jump = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const target = document.getElementById(id);
    // A new tab stays one.
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // A heading takes the focus, so that reading and the Tab key go on from there.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    target.focus({ preventScroll: true });
    choose(id);
  };
  return (
    <nav {...native} aria-labelledby={headingId} className={`flex flex-col gap-1 ${contents}`}>
      <p id={headingId} className="text-12 text-muted">
        {label}
      </p>
      <ol className="flex flex-col border-s border-line">
        {items.map(({ id, title, level = 1 }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`-ms-px flex min-h-target items-center border-s-2 border-transparent py-1.5 pe-2 text-14 text-muted -outline-offset-2 hover:text-ink aria-[current=location]:border-accent aria-[current=location]:text-ink ${level === 2 ? 'ps-7' : 'ps-3'}`}
              onClick={(event) => jump(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
