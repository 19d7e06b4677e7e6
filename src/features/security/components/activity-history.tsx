import {
  DoorOpen,
  FileDown,
  FingerprintPattern,
  KeyRound,
  LifeBuoy,
  LogIn,
  LogOut,
  Mail,
  ShieldCheck,
  ShieldExclamationPoint,
  ShieldOff,
  UserCheck,
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
import { useActivity } from '../api/activity.ts';
import { AddressText } from './address-text.tsx';

const icons = {
  registered: UserPlus,
  login: LogIn,
  'failed-login': ShieldExclamationPoint,
  logout: LogOut,
  'session-ended': DoorOpen,
  'password-changed': KeyRound,
  'password-recovered': KeyRound,
  'email-changed': Mail,
  'fund-password-set': WalletMinimal,
  'fund-password-changed': WalletMinimal,
  'fund-password-recovered': WalletMinimal,
  'authenticator-on': ShieldCheck,
  'authenticator-off': ShieldOff,
  'recovery-codes-made': LifeBuoy,
  'recovery-code-used': LifeBuoy,
  'passkey-added': FingerprintPattern,
  'passkey-removed': FingerprintPattern,
  'data-exported': FileDown,
  'closure-requested': UserX,
  'closure-canceled': UserCheck,
} as const satisfies Record<ActivityKind, unknown>;

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
        {({ kind, device, address, ended_device, created_at }) => {
          return (
            <ListRow
              start={
                <span className={kind === 'failed-login' ? 'text-caution' : 'text-muted'}>
                  <Icon icon={icons[kind]} />
                </span>
              }
              title={t(`activity.${kind}`)}
              description={
                <AddressText
                  text={
                    ended_device === null
                      ? t('history.from', { device, ip: address })
                      : t('history.ended', { device: ended_device, otherDevice: device, ip: address })
                  }
                />
              }
              figureDescription={dates.time(created_at)}
            />
          );
        }}
      </RecordList>
    </Section>
  );
}
