import { BookUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { AddressDisplay } from '#design-system/address-display';
import { AddressField } from '#design-system/address-field';
import { Callout } from '#design-system/callout';
import { Icon } from '#design-system/icon';
import { SelectField } from '#design-system/select-field';
import { useDates } from '#platform/dates';
import type { FieldBinding } from '#platform/form';
import type { SavedAddress } from '../api/withdrawal.ts';
import { isWaiting } from '../model/address-waits.ts';
import type { PaymentRequest } from '../model/withdrawal-amounts.ts';
import { useAddressBook } from './address-book.tsx';
import { useAddressLabels } from './use-address-labels.ts';

interface WithdrawalAddressProps {
  currency: string;
  /** The saved addresses of this currency and network. */
  saved: readonly SavedAddress[];
  savedOnly: ResponseOf<'GET wallet/addresses'>['saved_only'];
  /** Name of the network. */
  network: string;
  memo: string;
  field: FieldBinding;
  /** Whether the address is from a payment request for another currency or network. */
  isForOther: boolean;
  onPayment(request: PaymentRequest): void;
  onSaved(address: SavedAddress): void;
}

/** Where to send: a saved address first, or another one, unless withdrawals go to saved addresses only. */
export function WithdrawalAddress(props: WithdrawalAddressProps) {
  const { currency, saved, savedOnly, network, memo, field, isForOther, onPayment, onSaved } = props;
  const { t } = useTranslation('wallet-withdraw');
  const labels = useAddressLabels();
  const dates = useDates();
  const book = useAddressBook(currency);
  const chosen = saved.find((entry) => entry.address === field.value && entry.memo === memo);
  const waits = (entry: SavedAddress): boolean => savedOnly.enabled && isWaiting(entry);
  return (
    <>
      {saved.length > 0 && (
        <SelectField
          label={t('saved.label')}
          hint={savedOnly.enabled ? t('saved.only') : undefined}
          error={savedOnly.enabled ? field.error : undefined}
          placeholder={t('saved.choose')}
          sheetTitle={t('saved.choose')}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const entry = saved.find((each) => each.id === id);
            if (entry) onSaved(entry);
          }}
          options={saved.map((entry) => ({
            value: entry.id,
            label: entry.label,
            description: <AddressDisplay form="short" address={entry.address} />,
            disabled: waits(entry),
            ...(waits(entry) && { disabledReason: t('saved.waits', { moment: dates.moment(entry.usable_at) }) }),
          }))}
          more={{ label: t('saved.manage'), icon: <Icon icon={BookUser} />, onClick: book.open }}
        />
      )}
      {book.sheet}
      {!savedOnly.enabled && (
        <AddressField
          {...field}
          label={t(saved.length > 0 ? 'address.or' : 'address.label')}
          hint={t('address.hint', { network })}
          labels={labels}
          warning={
            isForOther && (
              <Callout tone="caution" title={t('address.other.title')}>
                {t('address.other.text')}
              </Callout>
            )
          }
          onPayment={onPayment}
        />
      )}
      {savedOnly.enabled && chosen && (
        <div role="group" aria-label={t('address.label')}>
          <AddressDisplay address={chosen.address} />
        </div>
      )}
    </>
  );
}
