import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { NoticeDialog } from '#design-system/notice-dialog';
import { useErrorMessages } from '#platform/error-messages';
import { useMarkRead, useNotice } from '../api/notices.ts';

interface SystemNoticeProps {
  /** Id of the notice. */
  id: string;
  /** Called on confirm and on close. */
  onClose(): void;
}

/** A notice with its content, fetched by id and marked as read once shown. */
export function SystemNotice({ id, onClose }: SystemNoticeProps) {
  const { t } = useTranslation(['notices', 'content']);
  const read = useNotice(id);
  const { data, error } = read;
  const { one } = useMarkRead();
  const problems = useErrorMessages();
  const isUnread = data?.read === false;
  useEffect(() => {
    // The unread count corrects itself with the next fetch.
    if (isUnread) one(id).catch(() => undefined);
  }, [isUnread, id, one]);
  return (
    <NoticeDialog
      open
      title={t('dialog')}
      onClose={onClose}
      labels={{
        confirm: t('confirm'),
        table: (number) => t('content:legal.table', { number }),
      }}
      error={!data && error && <ErrorState scope="section" {...problems.state(t('detail-error'), read)} />}
      html={data?.content}
    />
  );
}
