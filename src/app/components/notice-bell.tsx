import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { useUnread } from '#features/notices';

/** Leads to the notices and shows how many are unread. */
export function NoticeBell() {
  const { t } = useTranslation('home');
  const unread = useUnread().data?.unread ?? 0;
  return (
    <IconButton
      label={unread === 0 ? t('notice.bell-none') : t('notice.bell', { count: unread })}
      href="/notice"
      badge={unread}
      icon={<Icon icon={Bell} />}
    />
  );
}
