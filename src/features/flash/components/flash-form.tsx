import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { CurrencyChip } from '#design-system/currency-picker';
import { IconButton } from '#design-system/icon-button';
import { readDraft, writeDraft } from '#platform/draft';
import { useQuote } from '../api/use-quote.ts';
import { firstPair, isOwned, type FlashCurrency } from '../model/currencies.ts';
import { readEntry, swapped, wantedQuote, type Entry } from '../model/entry.ts';
import { Converted } from './converted.tsx';
import { QuotePanel } from './quote-panel.tsx';

/** Codes that are about the amount, and so are said at its field. */
const amountCodes: readonly (string | undefined)[] = ['insufficient-balance', 'amount-too-small', 'amount-too-large'];

/** The two amounts, either of which can be typed, and the quote for them. */
export function FlashForm({ currencies }: { currencies: readonly FlashCurrency[] }) {
  const { t } = useTranslation(['flash', 'common']);
  const [entry, setEntry] = useState<Entry>(() => readEntry(readDraft('flash'), currencies, firstPair(currencies)));
  const [issue, setIssue] = useState<{ side: Entry['side']; text: string } | null>(null);
  const control = useQuote(issue ? null : wantedQuote(entry));
  const { state } = control;
  const quote = state.step === 'quoted' || state.step === 'sending' || state.step === 'uncertain' ? state.quote : null;
  const find = (code: string) => currencies.find(({ currency }) => currency === code);
  const scaleOf = (code: string): number => find(code)?.scale ?? 18;

  const change = (next: Entry): void => {
    setEntry(next);
    writeDraft('flash', { ...next });
  };
  if (state.step === 'done') {
    return (
      <Converted
        record={state.record}
        scaleOf={scaleOf}
        onAgain={() => {
          change({ ...entry, amount: '' });
          control.startAgain();
        }}
      />
    );
  }

  const refusal = state.step === 'refused' && amountCodes.includes(state.error.code) ? state.error : null;
  const refusedSide = refusal?.code === 'insufficient-balance' ? 'from' : entry.side;
  const error = (side: Entry['side']): string | undefined => {
    if (issue) return issue.side === side ? issue.text : undefined;
    return refusal && refusedSide === side ? refusal.message : undefined;
  };
  const choices = currencies.map(({ currency, name, available, scale }) => ({
    code: currency,
    name,
    held: isOwned(available),
    balance: <Amount value={available} scale={scale} leastDigits={2} size="small" tone="muted" />,
  }));
  const available = find(entry.from)?.available ?? '0';
  const takeAll = (): void => {
    setIssue(null);
    change({ ...entry, side: 'from', amount: available });
  };
  const field = (side: Entry['side']) => ({
    name: side,
    scale: scaleOf(entry[side]),
    value: entry.side === side ? entry.amount : ((side === 'from' ? quote?.from_amount : quote?.to_amount) ?? ''),
    error: error(side),
    onChange: (amount: string, found: 'ambiguous' | 'characters' | 'negative' | 'scale' | null) => {
      setIssue(found && { side, text: t(`common:amount.issue.${found}`) });
      change({ ...entry, side, amount });
    },
    currency: (
      <CurrencyChip
        label={t(`exchange.choose-${side}`, { currency: entry[side] })}
        value={entry[side]}
        currencies={choices}
        headings={{ held: t('exchange.held'), others: t('exchange.others') }}
        sheetTitle={t('exchange.choose')}
        search={{
          label: t('exchange.search'),
          clearLabel: t('common:action.clear'),
          emptyText: t('exchange.none-found'),
        }}
        onChange={(currency) => {
          const other = side === 'from' ? 'to' : 'from';
          // Choosing the currency of the other side means the other direction.
          change(entry[other] === currency ? swapped(entry) : { ...entry, [side]: currency });
        }}
      />
    ),
  });

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <AmountField
          {...field('from')}
          label={t('exchange.from')}
          balance={
            <>
              {t('exchange.available')} <Amount value={available} scale={scaleOf(entry.from)} leastDigits={2} size="small" />
            </>
          }
          max={{ label: t('common:amount.max'), onPress: takeAll }}
          suggestion={
            refusal?.code === 'insufficient-balance' && isOwned(available)
              ? { label: t('exchange.use-available'), onPress: takeAll }
              : undefined
          }
        />
        <div className="flex justify-center">
          <IconButton
            tone="outlined"
            label={t('exchange.swap')}
            icon={<ArrowUpDown aria-hidden size={20} strokeWidth={1.75} />}
            onClick={() => change(swapped(entry))}
          />
        </div>
        <AmountField {...field('to')} label={t('exchange.to')} />
      </div>
      <QuotePanel control={control} scale={scaleOf(entry.to)} isSaidAtField={refusal !== null} />
    </div>
  );
}
