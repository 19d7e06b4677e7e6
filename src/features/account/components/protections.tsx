import { IdCard, KeyRound, Mail, WalletMinimal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { List, ListRow } from '#design-system/list-row';
import { MaskedText } from '#design-system/masked-text';
import { Section } from '#design-system/section';
import { StatusChip } from '#design-system/status-chip';
import { useVerification } from '../api/verification.ts';
import { verificationOf } from '../model/verification.ts';
import { FactorRows } from './factor-rows.tsx';

const icon = (Icon: LucideIcon): ReactNode => <Icon aria-hidden size={20} strokeWidth={1.75} />;

/** Each protection of the account with its state; a row leads to where it is set or changed. */
export function Protections({ info }: { info: UserInfo }) {
  const { t } = useTranslation('security');
  // Takes what it reads over into the info, so that a review that ends meanwhile shows.
  useVerification();
  const verification = verificationOf(info);
  return (
    <Section title={t('protections.title')}>
      <List>
        <ListRow
          href="/user/password"
          start={icon(KeyRound)}
          title={t('protections.password')}
          detail={t('protections.password-text')}
          figureDetail={<StatusChip status="completed">{t('protections.state.set')}</StatusChip>}
        />
        <FactorRows />
        <ListRow
          href={info.fund_password ? '/wallet/password' : '/wallet/trading-password'}
          start={icon(WalletMinimal)}
          title={t('protections.fund-password')}
          detail={t('protections.fund-password-text')}
          figureDetail={
            <StatusChip status={info.fund_password ? 'completed' : 'none'}>
              {t(info.fund_password ? 'protections.state.set' : 'protections.state.not-set')}
            </StatusChip>
          }
        />
        <ListRow
          href="/user/email"
          start={icon(Mail)}
          title={t('protections.email')}
          detail={<MaskedText text={info.email} />}
          figureDetail={<StatusChip status="completed">{t('protections.state.confirmed')}</StatusChip>}
        />
        <ListRow
          href="/user/auth"
          start={icon(IdCard)}
          title={t('protections.verification')}
          detail={t('protections.verification-text')}
          figureDetail={<StatusChip status={verification}>{t(`protections.state.${verification}`)}</StatusChip>}
        />
      </List>
    </Section>
  );
}
