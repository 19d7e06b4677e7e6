import { CheckCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { toApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useHoldInterruptions } from '#platform/interruptions';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useMarkRead, useNotices } from '../api/notices.ts';
import { SystemNotice } from '../components/lazy-system-notice.ts';

export default function NoticesScreen() {
  const { t } = useTranslation(['notices', 'common']);
  const back = useBack();
  const dates = useDates();
  const problems = useErrorMessages();
  const toast = useToast();
  const pages = useNotices();
  const list = useListState(pages, t('error'));
  const { all } = useMarkRead();
  const [shown, setShown] = useState<string | null>(null);
  const { first } = pages;

  // The list shows what a popup would.
  useHoldInterruptions(true);

  const markAll = (): void => {
    all().catch((caught: unknown) => toast({ text: problems.say(toApiError(caught)).title, tone: 'danger' }));
  };

  return (
    <Screen
      nav={
        <TopNav
          title={t('title')}
          back={{ label: t('common:action.back'), onClick: back }}
          actions={
            (first?.unread ?? 0) > 0 && (
              <IconButton label={t('read-all')} icon={<Icon icon={CheckCheck} />} onClick={markAll} />
            )
          }
        />
      }
    >
      <RecordList
        {...list}
        label={t('title')}
        getKey={({ id }) => id}
        getDay={(item) => dates.day(item.createdAt)}
        empty={
          <EmptyState
            illustration="bell"
            title={t('empty.title')}
            action={<Button href="/">{t('empty.action')}</Button>}
          >
            {t('empty.text')}
          </EmptyState>
        }
      >
        {({ id, title, createdAt, read }) => (
          <ListRow
            title={title}
            description={dates.time(createdAt)}
            unread={!read}
            unreadLabel={t('unread')}
            onClick={() => setShown(id)}
          />
        )}
      </RecordList>
      {shown !== null && (
        <Suspense fallback={null}>
          <SystemNotice id={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
