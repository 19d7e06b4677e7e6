import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Only the active panel is rendered. */
  content: ReactNode;
  /** After the label: a Badge. */
  badge?: ReactNode;
}

export interface TabsProps extends NativeProps<HTMLDivElement> {
  /** Name of the list of tabs. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** At least two; overflowing tabs scroll. */
  items: readonly TabItem[];
}

/** Views of one thing, one at a time; overflowing tabs scroll. For a choice in a form use Segmented. */
export function Tabs({ label, value, onChange, items, ...native }: TabsProps) {
  const list = useChosenInView<HTMLDivElement>('[data-state="active"]', value);
  const direction = useSyncExternalStore(nothing, ofPage, () => 'ltr' as const);
  return (
    <Root {...native} value={value} onValueChange={onChange} dir={direction} className="flex flex-col gap-4">
      <div className="border-b border-line">
        <List
          ref={list}
          aria-label={label}
          className="-mx-3 -mb-px flex overflow-x-auto scroll-smooth [scrollbar-width:none]"
        >
          {items.map((item) => (
            <Trigger
              key={item.value}
              value={item.value}
              className="relative flex min-h-control shrink-0 items-center gap-2 rounded-control px-3 text-16 font-medium text-muted -outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 hover:text-ink data-[state=active]:text-ink data-[state=active]:after:border-b-2 data-[state=active]:after:border-accent"
            >
              {item.label}
              {item.badge}
            </Trigger>
          ))}
        </List>
      </div>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className="flex flex-col gap-4 rounded-small">
          {item.content}
        </Content>
      ))}
    </Root>
  );
}

// Radix assumes left to right unless told. Read once: changing the language re-renders everything.
const ofPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const nothing = () => () => undefined;
