import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { SkeletonRows } from '#design-system/skeleton';
import { useCurrencyFocus } from '#forms/currency-choice';
import { clearDraft, writeDraft } from '#platform/draft';
import { useErrorMessages } from '#platform/error-messages';
import { useCryptos } from '../api/currencies.ts';
import { addressDraft, AddressFields } from './address-fields.tsx';

/** The currency that most people send. */
const firstCurrency = 'USDT';

interface AddressFormProps {
  currency?: string;
  /** Withdrawals go to saved addresses only, so that a new one has to wait. */
  waits: boolean;
  onEnd(): void;
}

/** Saves a new address, once the currencies are there. */
export function AddressForm({ currency = firstCurrency, waits, onEnd }: AddressFormProps) {
  const { t } = useTranslation('wallet-addresses');
  const problems = useErrorMessages();
  const [chosen, setChosen] = useState(currency);
  const read = useCryptos();
  const { data, error } = read;
  const crypto = data?.items.find((item) => item.currency === chosen) ?? data?.items[0];
  const currencyRef = useCurrencyFocus(crypto?.currency);
  if (!crypto && error) return <ErrorState {...problems.state(t('error-currencies'), read)} />;
  if (!crypto) return <SkeletonRows count={3} />;
  return (
    <AddressFields
      // Another currency has other networks; the name stays.
      key={crypto.currency}
      cryptos={data?.items ?? []}
      crypto={crypto}
      currencyRef={currencyRef}
      waits={waits}
      onCurrency={(next, typed) => {
        clearDraft(addressDraft(crypto.currency));
        writeDraft(addressDraft(next), { label: typed });
        setChosen(next);
      }}
      onEnd={onEnd}
    />
  );
}
