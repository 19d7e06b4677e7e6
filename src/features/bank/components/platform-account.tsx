import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList } from '#design-system/key-value-list';
import { Section } from '#design-system/section';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { useSite } from '#platform/site';
import type { FiatWallet } from '../model/limits.ts';

interface PlatformAccountProps {
  currency: string;
  recharge: NonNullable<FiatWallet['recharge']>;
}

/** In groups of four, as banks print it; copied without spaces. */
const grouped = (number: string): string =>
  /^[A-Z]{2}\d{2}/u.test(number) ? number.replaceAll(/(.{4})(?=.)/gu, '$1 ') : number;

/** Where to transfer the money, each part to copy. */
export function PlatformAccount({ currency, recharge }: PlatformAccountProps) {
  const { t } = useTranslation('bank');
  const isPlayMoney = useSite().data?.play_money === true;
  const { account, reference, minutes } = recharge;
  const duration = lengthOfTime(minutes * 60, useLocale());
  const parts = [
    { id: 'reference', text: reference, shown: reference },
    { id: 'holder', text: account.holder, shown: account.holder },
    { id: 'number', text: account.number, shown: grouped(account.number) },
    ...(account.bank_code === null
      ? []
      : [{ id: 'bank-code', text: account.bank_code, shown: account.bank_code } as const]),
    { id: 'bank', text: account.bank_name, shown: account.bank_name },
  ] as const;
  return (
    <Section title={t('account.title', { currency })}>
      {isPlayMoney && (
        <Callout tone="caution" title={t('account.sandbox')}>
          {t('account.sandbox-text')}
        </Callout>
      )}
      <p className="text-14 text-muted">{t('account.reference-text')}</p>
      <KeyValueList
        items={parts.map(({ id, text, shown }) => ({
          id,
          label: t(`account.${id}`),
          value: (
            <span className="-my-2 -me-3 flex items-center justify-end gap-1" translate="no">
              {shown}
              <CopyButton text={text} label={t(`account.copy-${id}`)} />
            </span>
          ),
        }))}
      />
      <p className="text-14 text-muted">{t('account.time', { duration })}</p>
    </Section>
  );
}
