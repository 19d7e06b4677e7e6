import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList } from '#design-system/key-value-list';
import { Section } from '#design-system/section';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { useSite } from '#platform/site';
import { useSupport } from '#platform/support';
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
  const { t } = useTranslation(['bank', 'common']);
  const isPlayMoney = useSite().data?.play_money === true;
  const { account, reference, minutes } = recharge;
  const support = useSupport('deposit', reference);
  // What was shown first may have been transferred to already.
  const [first] = useState(account);
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
      {account.number !== first.number && (
        <div role="alert">
          <Callout
            tone="caution"
            title={t('account.changed')}
            action={
              support !== null && (
                <Button size="small" href={support}>
                  {t('common:action.contact-support')}
                </Button>
              )
            }
          >
            {t('account.changed-text')}
          </Callout>
        </div>
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
