import { Clock, Eye, FolderLock, Landmark, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { List, ListRow } from '#design-system/list-row';
import { useLocale } from '#platform/i18n';
import { lengthOfTime } from '../model/review.ts';

const facts = [
  { id: 'purpose', icon: Landmark },
  { id: 'stored', icon: FolderLock },
  { id: 'seen', icon: Eye },
  { id: 'time', icon: Clock },
] as const satisfies readonly { id: string; icon: LucideIcon }[];

/** What it is for, what is stored, who sees it and how long it takes: known before anything is typed. */
export function VerificationFacts({ minutes }: { minutes: number }) {
  const { t } = useTranslation('identity');
  const time = lengthOfTime(minutes, useLocale());
  return (
    <List>
      {facts.map(({ id, icon: Icon }) => (
        <ListRow
          key={id}
          start={<Icon aria-hidden size={20} strokeWidth={1.75} />}
          title={t(`fact.${id}.title`)}
          detail={t(`fact.${id}.text`, { time })}
        />
      ))}
    </List>
  );
}
