import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useIsRendered } from '../../theme/use-is-rendered.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { useDesignSystem } from '../provider/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { prose } from './prose.css.ts';
import { sectionId, type ProseSection } from './use-sections.ts';
import { watchTables } from './watch-tables.ts';

export interface ProseProps extends NativeProps<HTMLDivElement> {
  /**
   * HTML from the server. Scripts, styles, forms and frames are removed before it reaches the page. A `<time>` with its moment
   * shows it in the reader's time zone.
   */
  html: string;
  /** Name of a table that is wider than the text and scrolls, by its position: "Table 2". */
  tableLabel: (position: number) => string;
  /** Called with the headings of the first level once they show, see `useSections`. */
  onSections?(sections: readonly ProseSection[]): void;
}

/** Written content: a notice, an article, an agreement. The only place that sets HTML. */
export function Prose({ html, tableLabel, onSections, ref, ...native }: ProseProps) {
  const generated = useId();
  const prefix = native.id ?? generated;
  const { locale, sanitize: sanitizeOnServer } = useDesignSystem();
  const isRendered = useIsRendered();
  // What the server cleaned and rendered stays as it is when the page comes alive: React doesn't look into it.
  const [clean, setClean] = useState<{ of: string; html: string } | null>(() =>
    isRendered ? { of: html, html: sanitizeOnServer?.(html, prefix) ?? '' } : null,
  );
  const content = useRef<HTMLDivElement>(null);
  const isShown = useEffectEvent(() => clean?.of === html && content.current?.hasChildNodes() === true);
  useEffect(() => {
    if (isShown()) return undefined;
    let current = true;
    void import('./sanitize.ts').then(({ sanitize }) => {
      if (current) setClean({ of: html, html: sanitize(html) });
    });
    return () => {
      current = false;
    };
  }, [html]);
  const merged = useMergedRef(content, ref);
  const nameOf = useEffectEvent(tableLabel);
  const localize = useEffectEvent((root: HTMLElement) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
    for (const time of root.querySelectorAll('time')) {
      const moment = Date.parse(time.dateTime);
      if (!Number.isNaN(moment)) time.textContent = format.format(moment);
    }
  });
  const tell = useEffectEvent((root: HTMLElement) => {
    const headings = [...root.querySelectorAll('h2')];
    for (const [index, heading] of headings.entries()) heading.id = sectionId(prefix, index + 1);
    onSections?.(headings.map(({ id, textContent: title }) => ({ id, title })));
  });
  // Before paint, or a wide table would flash without its box.
  useLayoutEffect(() => {
    if (!content.current) return undefined;
    tell(content.current);
    localize(content.current);
    return watchTables(content.current, (position) => nameOf(position));
  }, [clean]);
  if (clean?.of !== html) {
    return (
      <SkeletonGroup {...native} ref={ref}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    );
  }
  return (
    <div
      {...native}
      ref={merged}
      className={prose}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: clean.html }}
    />
  );
}
