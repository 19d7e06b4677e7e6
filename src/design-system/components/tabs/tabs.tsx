import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Only the chosen one is rendered. */
  content: ReactNode;
  /** After the label: a Badge. */
  badge?: ReactNode;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: readonly TabItem[];
}

/** Views of one thing, one at a time. A choice in a form is Segmented. */
export function Tabs({ label, value, onChange, items }: TabsProps) {
  return (
    <Root value={value} onValueChange={onChange} className="flex flex-col gap-4">
      <List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Trigger
            key={item.value}
            value={item.value}
            className="relative flex min-h-control shrink-0 items-center gap-2 text-16 text-muted outline-offset-[-2px] transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:bg-accent"
          >
            {item.label}
            {item.badge}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className="flex flex-col gap-4">
          {item.content}
        </Content>
      ))}
    </Root>
  );
}
