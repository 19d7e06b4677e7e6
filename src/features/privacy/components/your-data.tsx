import { FileDown, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';

const sheets = {
  export: lazy(async () => ({ default: (await import('./export-sheet.tsx')).ExportSheet })),
  close: lazy(async () => ({ default: (await import('./close-sheet.tsx')).CloseSheet })),
};

/** The customer's rights to their data: a copy of it, and closing the account. */
export function YourData({ info }: { info: UserInfo }) {
  const { t } = useTranslation('privacy');
  const dates = useDates();
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const OpenSheet = open && sheets[open];
  return (
    <Section title={t('title')}>
      <List>
        <ListRow
          onClick={() => setOpen('export')}
          start={<Icon icon={FileDown} />}
          title={t('export.title')}
          description={t('export.row')}
        />
        <ListRow
          onClick={() => setOpen('close')}
          start={<Icon icon={UserX} />}
          title={t('close.title')}
          description={info.closes_at === null ? t('close.row') : t('closure.row', { day: dates.day(info.closes_at) })}
        />
      </List>
      {OpenSheet && (
        <Suspense fallback={null}>
          <OpenSheet info={info} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Section>
  );
}
