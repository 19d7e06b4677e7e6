import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { useDesignSystem } from '../provider/index.ts';
import { grid, longest } from './action-grid.css.ts';

export interface ActionGridItem {
  id: string;
  href: string;
  label: string;
  /** 24 px. */
  icon: ReactNode;
}

export interface ActionGridProps extends NativeProps<HTMLElement> {
  /** Name of the group: "Quick actions". */
  label: string;
  /** Most used first. Four, or eight in two rows. */
  items: readonly ActionGridItem[];
  /** Whether the first one is the primary action of the screen. Default true. */
  primary?: boolean;
}

/** What a customer does most, each a tile over its word, in equal columns; fewer per row where words are long. */
export function ActionGrid({ label, items, primary = true, ...native }: ActionGridProps) {
  const { link: Link, locale } = useDesignSystem();
  const letters = lettersOfLongestWord(
    // A soft hyphen lets a word break.
    items.flatMap((item) => item.label.split('\u00AD')),
    locale,
  );
  return (
    <nav {...native} aria-label={label}>
      <ul className={grid} style={assignInlineVars({ [longest]: String(letters) })}>
        {items.map((item, index) => (
          <li key={item.id} className="min-w-0">
            <Link href={item.href} className="group flex h-full flex-col items-center gap-2 rounded-card text-center">
              <span
                data-press-ground
                className={`flex h-14 w-full items-center justify-center rounded-card ${primary && index === 0 ? 'forced-color-adjust-none press-accent bg-accent text-on-accent group-hover:bg-accent-strong' : 'bg-accent-quiet text-accent group-hover:text-accent-strong'}`}
              >
                {item.icon}
              </span>
              <span className="-mx-1 max-w-[calc(100%+8px)] text-12 font-medium wrap-anywhere hyphens-auto">
                {item.label}
              </span>
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
