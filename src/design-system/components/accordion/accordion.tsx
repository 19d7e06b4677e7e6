import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { item as itemClass } from './accordion.css.ts';

export interface AccordionItem {
  /** Also the id of the element, so that links can point to it. */
  id: string;
  title: ReactNode;
  /** Below the title, also while closed. */
  description?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends NativeProps<HTMLDivElement> {
  /** In reading order. */
  items: readonly AccordionItem[];
  /** Lets several be open. Default false: opening one closes the others. */
  multiple?: boolean;
  /** Ids of the items that are open at first. Default: none. */
  defaultOpen?: readonly string[];
  /** Makes the titles headings of that level. Default: no headings. */
  headingLevel?: 2 | 3 | 4;
  /** Called when an item opens or closes. */
  onOpenChange?: (id: string, open: boolean) => void;
}

/** Questions whose answers open below them. */
export function Accordion(props: AccordionProps) {
  const { items, multiple = false, defaultOpen = [], headingLevel, onOpenChange, ...native } = props;
  const group = useId();
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div {...native} className="flex flex-col">
      {items.map(({ id, title, description, content }) => (
        <details
          key={id}
          id={id}
          // Of those with one name the browser opens one at a time.
          name={multiple ? undefined : group}
          open={defaultOpen.includes(id) || undefined}
          className={`group border-line [&+&]:border-t ${itemClass}`}
          onToggle={({ currentTarget }) => onOpenChange?.(id, currentTarget.open)}
        >
          <summary className="-mx-3 flex min-h-14 list-none items-center gap-3 rounded-control px-3 py-3 -outline-offset-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <span className="flex min-w-0 grow flex-col gap-0.5">
              <Title className="font-medium wrap-anywhere">{title}</Title>
              {description && <span className="text-14 text-muted">{description}</span>}
            </span>
            <span className="flex shrink-0 text-muted transition-transform duration-normal group-open:rotate-180">
              <Icon icon={ChevronDown} />
            </span>
          </summary>
          <div className="pt-1 pb-4 text-muted wrap-anywhere">{content}</div>
        </details>
      ))}
    </div>
  );
}
