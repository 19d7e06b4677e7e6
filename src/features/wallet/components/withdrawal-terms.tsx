import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takesMemo } from '#contract/address-families';
import { compare } from '#contract/money';
import { AddressDisplay } from '#design-system/address-display';
import { Amount } from '#design-system/amount';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { Stat } from '#design-system/stat';
import { richText } from '#platform/rich-text';
import { useCryptoScale } from '../api/currencies.ts';
import type { WithdrawalCheck } from '../api/withdrawal.ts';
import { shownFee } from '../model/withdrawal-draft.ts';

/** What is about to be confirmed: every figure, the whole address, and what is unusual about it. */
export function WithdrawalTerms({ hash, check }: { hash: string; check: WithdrawalCheck }) {
  const { t } = useTranslation(['wallet-withdraw', 'wallet']);
  const { currency, network, address, memo, label } = check;
  const scale = useCryptoScale(currency);
  const amountOf = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} unmasked />;
  // Once: a confirmed withdrawal forgets it.
  const [before] = useState(() => shownFee(hash));
  const isTagged = takesMemo(network.family);
  const differing = (parts: string) => t('look-alike.parts', { parts });
  const tag = memo === '' ? 'without-tag' : 'with-tag';
  return (
    <>
      <Stat label={t('terms.arrives')}>
        <Amount value={check.received} currency={currency} scale={scale} minDigits={2} size="x-large" unmasked />
      </Stat>
      <section aria-labelledby="withdrawal-address" className="flex flex-col gap-2">
        <h2 id="withdrawal-address" className="text-14 text-muted">
          {label === null ? t('confirm.to') : t('confirm.to-saved', { label })}
        </h2>
        <span className="text-20">
          <AddressDisplay address={address} unlike={check.resembles ?? undefined} unlikeLabel={differing} />
        </span>
      </section>
      {check.resembles !== null && (
        <Callout tone="danger" title={t('look-alike.title')}>
          {t('look-alike.text')}
          <span className="flex flex-col gap-2 pt-3">
            <span className="text-14 text-muted">{t('look-alike.known')}</span>
            <AddressDisplay address={check.resembles} unlike={address} unlikeLabel={differing} />
          </span>
        </Callout>
      )}
      {check.resembles === null && check.first_time && (
        <Callout tone="caution" title={t(`first-time.${isTagged ? tag : 'title'}`)}>
          {t('first-time.text')}
        </Callout>
      )}
      {before !== undefined && compare(before, check.fee) !== 0 && (
        <Callout tone="caution" title={t('confirm.fee-changed')}>
          {richText(t('confirm.fee-changed-text'), { before: amountOf(before), now: amountOf(check.fee) })}
        </Callout>
      )}
      <KeyValueList
        items={[
          { id: 'network', label: t('terms.network'), value: network.name },
          ...(isTagged
            ? [{ id: 'memo', label: t('terms.memo'), value: memo === '' ? t('terms.memo-none') : memo }]
            : []),
          { id: 'amount', label: t('terms.amount'), value: amountOf(check.amount) },
          { id: 'fee', label: t('terms.fee'), value: amountOf(check.fee) },
          { id: 'time', label: t('terms.time'), value: t('wallet:network.minutes', { count: network.minutes }) },
        ]}
      />
      <p className="text-14 text-muted">{t('confirm.final')}</p>
    </>
  );
}
