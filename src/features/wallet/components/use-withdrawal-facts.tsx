import { useTranslation } from 'react-i18next';
import { AddressDisplay } from '#design-system/address-display';
import { Amount } from '#design-system/amount';
import type { KeyValueItem } from '#design-system/key-value-list';
import { CopyButton } from '#design-system/copy-button';
import { MaskedText } from '#design-system/masked-text';
import { stateOf } from '#forms/transfer-record';
import { useDates } from '#platform/dates';
import { useNetworkName } from '../api/currencies.ts';
import type { WithdrawalRecord } from '../api/withdrawals.ts';

/** Returns everything about a withdrawal in reading order; on paper without buttons. */
export function useWithdrawalFacts(): (withdrawal: WithdrawalRecord, on: 'screen' | 'paper') => KeyValueItem[] {
  const { t } = useTranslation('wallet-withdrawals');
  const dates = useDates();
  const networkName = useNetworkName();
  return (withdrawal, on) => {
    const { sn, currency, scale, network, address, memo, card, transaction_id: id } = withdrawal;
    const amount = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} />;
    const copyable = (text: string, label: string) => (
      <span className={`inline-flex items-center justify-end gap-1 ${on === 'screen' ? '-my-2 -me-3' : ''}`}>
        <span translate="no" className="min-w-0 wrap-anywhere">
          {text}
        </span>
        {on === 'screen' && <CopyButton text={text} label={label} />}
      </span>
    );
    const state = stateOf(withdrawal);
    const isBack = state === 'returned' || state === 'canceled';
    const labels = {
      amount: t(isBack ? 'fact.requested' : 'fact.amount'),
      fee: t('fact.fee'),
      received: t(state === 'completed' ? 'fact.received' : 'fact.receives'),
      network: t('fact.network'),
      address: t('fact.address'),
      memo: t('fact.memo'),
      card: t('fact.card'),
      transaction: t('fact.transaction'),
      reference: t('fact.reference'),
      created: t('fact.created'),
      number: t('fact.number'),
    };
    const item = (name: keyof typeof labels, value: KeyValueItem['value']) => [
      { id: name, label: labels[name], value },
    ];
    return [
      ...item('amount', amount(withdrawal.amount)),
      // Nothing was paid and nothing arrives of what came back.
      ...(isBack ? [] : [...item('fee', amount(withdrawal.fee)), ...item('received', amount(withdrawal.received))]),
      ...(network === null ? [] : item('network', networkName(currency, network))),
      ...(address === null
        ? []
        : item(
            'address',
            <AddressDisplay
              address={address}
              align="end"
              {...(on === 'screen' && { copyLabel: t('action.copy-address') })}
            />,
          )),
      ...(memo === '' ? [] : item('memo', copyable(memo, t('action.copy-memo')))),
      ...(card === null ? [] : item('card', <MaskedText text={card} />)),
      // On the screen, a network's transaction has a section of its own.
      ...(id === null || network === null || on === 'screen'
        ? []
        : item('transaction', <AddressDisplay address={id} align="end" />)),
      ...(id === null || network !== null ? [] : item('reference', copyable(id, t('action.copy-reference')))),
      ...item('created', dates.moment(withdrawal.created_at)),
      ...item('number', copyable(sn, t('action.copy-number'))),
    ];
  };
}
