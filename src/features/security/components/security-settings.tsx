import { KeyRound, Mail, WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { MaskedText } from '#design-system/masked-text';
import { Section } from '#design-system/section';
import { StatusChip } from '#design-system/status-chip';
import { FactorRows } from './factor-rows.tsx';

interface SecuritySettingsProps {
  info: UserInfo;
  /** The row of the identity verification. */
  verification: ReactNode;
  /** The row of the saved addresses. */
  addressBook: ReactNode;
  /** The row of the own limits in leverage rooms, where they are offered. */
  limits?: ReactNode;
}

/** How the account is protected; each row leads to where it is changed. */
export function SecuritySettings({ info, verification, addressBook, limits }: SecuritySettingsProps) {
  const { t } = useTranslation(['security', 'identity']);
  return (
    <Section title={t('settings.title')}>
      <List>
        <ListRow
          href="/user/password"
          start={<Icon icon={KeyRound} />}
          title={t('settings.password')}
          description={t('settings.password-text')}
          figureDescription={<StatusChip status="completed">{t('settings.state.set')}</StatusChip>}
        />
        <FactorRows />
        <ListRow
          href={info.fund_password ? '/wallet/password' : '/wallet/trading-password'}
          start={<Icon icon={WalletMinimal} />}
          title={t('settings.fund-password')}
          description={t('settings.fund-password-text')}
          figureDescription={
            <StatusChip status={info.fund_password ? 'completed' : 'none'}>
              {t(info.fund_password ? 'settings.state.set' : 'settings.state.not-set')}
            </StatusChip>
          }
        />
        <ListRow
          href="/user/email"
          start={<Icon icon={Mail} />}
          title={t('settings.email')}
          description={<MaskedText text={info.email} />}
          figureDescription={<StatusChip status="completed">{t('settings.state.confirmed')}</StatusChip>}
        />
        {verification}
        {addressBook}
        {limits}
      </List>
    </Section>
  );
}
