import type { ReactNode } from 'react';
import { useDesignSystem } from '../provider/index.ts';

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
  items: readonly ActionGridItem[];
}

/** Ways on from a screen, each an icon over a word; four in a row. */
export function ActionGrid({ label, items }: ActionGridProps) {
  const { link: Link } = useDesignSystem();
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-4 gap-x-1 gap-y-2">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <Link
              href={item.href}
              className="group flex h-full flex-col items-center gap-1.5 rounded-control px-0.5 py-2 text-center hover:bg-sunken"
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
