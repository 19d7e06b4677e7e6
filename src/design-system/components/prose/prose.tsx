import { useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import { prose } from './prose.css.ts';

export interface ProseProps {
  /** HTML as the server sends it. Scripts, styles, forms and frames are taken out before it reaches the page. */
  html: string;
  /** Said while the sanitiser loads. */
  loadingLabel: string;
}

/** Written content: a notice, an article, an agreement. The only place that sets HTML. */
export function Prose({ html, loadingLabel }: ProseProps) {
  const [clean, setClean] = useState<{ of: string; html: string } | null>(null);
  useEffect(() => {
    let current = true;
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (current) setClean({ of: html, html: sanitise(html) });
    });
    return () => {
      current = false;
    };
  }, [html]);
  if (clean?.of !== html) {
    return (
      <SkeletonGroup label={loadingLabel}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    );
  }
  return <div className={prose} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
