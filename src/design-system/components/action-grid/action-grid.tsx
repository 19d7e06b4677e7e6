import type { ReactNode } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { useDesignSystem } from '../provider/index.ts';
import { grid, longest } from './action-grid.css.ts';

export interface ActionGridItem {
  id: string;
  href: string;
  label: string;
  /** 24 px, drawn in the accent. */
  icon: ReactNode;
}

export interface ActionGridProps {
  /** Name of the group: "Quick actions". */
  label: string;
  /** Most used first. */
  items: readonly ActionGridItem[];
}

/** AccountMenu on from a screen, each an icon over a word; four in a row, fewer where words are long. */
export function ActionGrid({ label, items }: ActionGridProps) {
  const { link: Link, locale } = useDesignSystem();
  const letters = lettersOfLongestWord(
    items.map((item) => item.label),
    locale,
  );
  return (
    <nav aria-label={label}>
      <ul className={grid} style={assignInlineVars({ [longest]: String(letters) })}>
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <Link
              href={item.href}
              className="flex h-full flex-col items-center gap-1.5 rounded-control px-0.5 py-2 text-center -outline-offset-2 transition-colors hover:bg-sunken"
            >
              <span className="flex size-11 items-center justify-center rounded-round bg-accent-quiet text-accent">
                {item.icon}
              </span>
              <span className="max-w-full text-12 font-medium wrap-anywhere hyphens-auto">{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Segmented by language: Thai and Japanese have no spaces. */
function lettersOfLongestWord(texts: readonly string[], locale: string): number {
  const words = new Intl.Segmenter(locale, { granularity: 'word' });
  return Math.max(0, ...texts.flatMap((text) => Array.from(words.segment(text), ({ segment }) => segment.length)));
}
