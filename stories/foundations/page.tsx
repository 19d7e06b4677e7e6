import type { ReactNode } from 'react';
import { vars } from '#design-system/theme';

/** Globals of a page that is no phone's screen: Storybook's own name of the whole canvas. */
export const wholePage = { viewport: { value: '100pct-100pct' } };

export interface PageProps {
  title: string;
  /** What the page is about, in one paragraph. */
  lead: ReactNode;
  children: ReactNode;
}

/** A foundations page: rendered from the tokens, so that it always matches them. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <article style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40, maxWidth: 1120 }}>
      <header style={{ display: 'grid', gap: 8 }}>
        <h1 style={{ fontSize: '1.75rem', lineHeight: vars.leading['28'], fontWeight: 500, letterSpacing: '-0.015em' }}>
          {title}
        </h1>
        <p style={{ maxWidth: 720, color: vars.color.muted }}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

export interface GroupProps {
  title: string;
  children: ReactNode;
  /** Minimum width of a column, in pixels; as many as fit are side by side. Default: one column. */
  columns?: number;
  /** As wide as the page: for tables. Otherwise one column is as wide as a text. */
  wide?: boolean;
}

export function Group({ title, children, columns, wide = columns !== undefined }: GroupProps) {
  const tracks = columns === undefined ? 'minmax(0, 1fr)' : `repeat(auto-fill, minmax(min(${columns}px, 100%), 1fr))`;
  return (
    <section style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      <h2 style={{ fontSize: '1.25rem', lineHeight: vars.leading['20'], fontWeight: 500 }}>{title}</h2>
      <div style={{ display: 'grid', gridTemplateColumns: tracks, gap: 16, maxWidth: wide ? undefined : 720 }}>
        {children}
      </div>
    </section>
  );
}

/** A muted caption. */
export function Name({ children }: { children: ReactNode }) {
  return <div style={{ fontSize: '0.75rem', lineHeight: vars.leading['12'], color: vars.color.muted }}>{children}</div>;
}
