import { CheckCheck, Settings2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { currentMain, focusMain, Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { toApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useHoldInterruptions } from '#platform/interruptions';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useMarkRead, useNotices } from '../api/notices.ts';
import { SettingsSheet } from '../components/lazy-settings-sheet.ts';
import { SystemNotice } from '../components/lazy-system-notice.ts';
import { wayIn } from '../model/notice-way.ts';

export default function NoticesScreen() {
  const { t } = useTranslation('notices');
  const back = useBack();
  const dates = useDates();
  const problems = useErrorMessages();
  const toast = useToast();
  const pages = useNotices();
  const list = useListState(pages, t('error'));
  const { all } = useMarkRead();
  // A pressed push and an email lead to a notice and to the settings by address.
  const [query, setQuery] = useSearchParams();
  const shown = query.get('id');
  const way = wayIn(query);
  const show = (next: Record<string, string>): void => setQuery(next, { replace: true });
  const { first } = pages;

  // The list shows what a popup would.
  useHoldInterruptions(true);

  const markAll = async (): Promise<void> => {
    const main = currentMain();
    try {
      await all();
    } catch (caught) {
      toast({ text: problems.say(toApiError(caught)).title, tone: 'danger' });
      return;
    }
    toast({ text: t('read-all-done'), tone: 'success' });
    // The button that had the focus is gone.
    focusMain(main);
  };

  return (
    <Screen
      nav={
        <TopNav
          title={t('title')}
          onBack={back}
          actions={
            <>
              {(first?.unread ?? 0) > 0 && (
                <IconButton label={t('read-all')} icon={<Icon icon={CheckCheck} />} onClick={() => void markAll()} />
              )}
              <IconButton
                label={t('settings.open')}
                icon={<Icon icon={Settings2} />}
                onClick={() => show({ settings: 'app' })}
              />
            </>
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
            onClick={() => show({ id })}
          />
        )}
      </RecordList>
      {shown !== null && (
        <Suspense fallback={null}>
          <SystemNotice id={shown} onClose={() => show({})} />
        </Suspense>
      )}
      {way !== null && (
        <Suspense fallback={null}>
          <SettingsSheet way={way} onClose={() => show({})} />
        </Suspense>
      )}
    </Screen>
  );
}
