import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Badge } from '../badge/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { useBarHeight } from '../screen/use-bar-height.ts';
import {
  badge as badgeClass,
  bar,
  cell,
  icon as iconClass,
  item as itemClass,
  items as itemsClass,
  label as labelClass,
  logo as logoClass,
} from './tab-bar.css.ts';

export interface TabBarItem {
  id: string;
  href: string;
  label: string;
  /** An Icon, `large`. */
  icon: ReactNode;
  /** Whether the current screen belongs to it. */
  current: boolean;
  /** A Badge at the icon: a count, hidden at 0, or a short word. */
  badge?: number | string;
  /** The number in words, for screen readers: "3 unread". */
  badgeLabel?: string;
}

export interface TabBarProps extends NativeProps<HTMLElement> {
  /** Name of the navigation: "Main". */
  label: string;
  /** On top of the rail, on wide screens only. */
  logo?: ReactNode;
  /** Hidden on phones, if the current screen has no tab bar. */
  railOnly?: boolean;
  /** Three to five, at most one of them `current`. */
  items: readonly TabBarItem[];
}

/** Main navigation: a bar at the bottom, a side rail from 1024 px on. */
export function TabBar({ label, logo, items, railOnly = false, ref, ...native }: TabBarProps) {
  const { link: Link } = useDesignSystem();
  const merged = useMergedRef(useBarHeight('tabs'), ref);
  return (
    <nav {...native} ref={merged} aria-label={label} className={bar} data-rail-only={railOnly || undefined}>
      {logo && <div className={logoClass}>{logo}</div>}
      <ul className={itemsClass}>
        {items.map((item) => (
          <li key={item.id} className={cell}>
            <Link href={item.href} aria-current={item.current ? 'page' : undefined} className={itemClass}>
              <span className={iconClass}>
                {item.icon}
                {item.badge !== undefined && item.badge !== 0 && (
                  <span aria-hidden className={badgeClass}>
                    <Badge>{item.badge}</Badge>
                  </span>
                )}
              </span>
              <span className={labelClass}>{item.label}</span>
              {item.badgeLabel && <span className="sr-only">{item.badgeLabel}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
