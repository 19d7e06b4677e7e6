import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';

interface FactsProps<Id extends string> {
  facts: readonly { id: Id; icon: LucideIcon }[];
  say(id: Id, part: 'title' | 'text'): ReactNode;
}

/** What the customer should know before filling in a form, point by point. */
export function Facts<Id extends string>({ facts, say }: FactsProps<Id>) {
  return (
    <List>
      {facts.map(({ id, icon }) => (
        <ListRow key={id} start={<Icon icon={icon} />} title={say(id, 'title')} description={say(id, 'text')} />
      ))}
    </List>
  );
}
