import {
  BadgeExclamationPoint,
  BadgeCheck,
  BookUser,
  Camera,
  CreditCard,
  DoorOpen,
  FileDown,
  FingerprintPattern,
  IdCard,
  KeyRound,
  LifeBuoy,
  LogIn,
  LogOut,
  Mail,
  MailExclamationPoint,
  ShieldCheck,
  ShieldExclamationPoint,
  ShieldOff,
  UserCheck,
  UserPen,
  UserPlus,
  UserX,
  WalletMinimal,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActivityKind } from '#contract/security-devices';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { type Activity, useActivity } from '../api/activity.ts';
import { AddressText } from './address-text.tsx';

const icons = {
  registered: UserPlus,
  login: LogIn,
  'login-password': LogIn,
  'login-app': LogIn,
  'login-recovery-code': LogIn,
  'login-email-code': LogIn,
  'login-passkey': LogIn,
  'failed-login': ShieldExclamationPoint,
  'failed-login-code': ShieldExclamationPoint,
  'failed-login-passkey': ShieldExclamationPoint,
  'failed-password': ShieldExclamationPoint,
  'failed-fund-password': ShieldExclamationPoint,
  'failed-code': ShieldExclamationPoint,
  'failed-passkey': ShieldExclamationPoint,
  logout: LogOut,
  'session-ended': DoorOpen,
  'password-changed': KeyRound,
  'password-recovered': KeyRound,
  'email-changed': Mail,
  'email-bounced': MailExclamationPoint,
  'fund-password-set': WalletMinimal,
  'fund-password-changed': WalletMinimal,
  'fund-password-recovered': WalletMinimal,
  'authenticator-on': ShieldCheck,
  'authenticator-off': ShieldOff,
  'removal-requested': ShieldExclamationPoint,
  'removal-approved': ShieldExclamationPoint,
  'removal-refused': ShieldCheck,
  'removal-stopped': ShieldCheck,
  'removal-obsolete': ShieldOff,
  'authenticator-removed': ShieldOff,
  'recovery-codes-made': LifeBuoy,
  'recovery-code-used': LifeBuoy,
  'passkey-added': FingerprintPattern,
  'passkey-renamed': FingerprintPattern,
  'passkey-removed': FingerprintPattern,
  'saved-addresses-only': BookUser,
  'saved-addresses-only-ending': BookUser,
  'address-saved': BookUser,
  'card-bound': CreditCard,
  'card-removed': CreditCard,
  'nickname-changed': UserPen,
  'avatar-changed': Camera,
  'verification-submitted': IdCard,
  'verification-completed': BadgeCheck,
  'verification-returned': BadgeExclamationPoint,
  'data-exported': FileDown,
  'closure-requested': UserX,
  'closure-canceled': UserCheck,
} as const satisfies Record<ActivityKind, unknown>;

const isAlarming = (kind: ActivityKind): boolean => kind.startsWith('failed-');

/** Where an activity comes from. */
function Origin({ device, address, ended_device: ended }: Activity) {
  const { t } = useTranslation('security');
  // Nulls are decisions of the operator.
  if (device === null || address === null) return t('history.by-florin');
  const text =
    ended === null
      ? t('history.from', { device, ip: address })
      : t('history.ended', { device: ended, otherDevice: device, ip: address });
  return <AddressText text={text} />;
}

/** Logins and changes of security settings, as far back as the customer scrolls. */
export function ActivityHistory() {
  const { t } = useTranslation(['security', 'common']);
  const dates = useDates();
  const pages = useActivity();
  const list = useListState(pages, t('history.error'));
  const { items } = pages;
  return (
    <Section title={t('history.title')}>
      {items && items.length > 0 && <p className="text-14 text-muted">{t('history.advice')}</p>}
      <RecordList
        {...list}
        label={t('history.list')}
        getKey={({ id }) => id}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          <EmptyState
            illustration="ledger"
            title={t('history.empty.title')}
            action={<Button href="/user/password">{t('history.empty.action')}</Button>}
          >
            {t('history.empty.text')}
          </EmptyState>
        }
      >
        {(item) => (
          <ListRow
            start={
              <span className={isAlarming(item.kind) ? 'text-caution' : 'text-muted'}>
                <Icon icon={icons[item.kind]} />
              </span>
            }
            title={t(`activity.${item.kind}`)}
            description={<Origin {...item} />}
            figureDescription={dates.time(item.created_at)}
          />
        )}
      </RecordList>
    </Section>
  );
}
