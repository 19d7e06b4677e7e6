import { useTranslation } from 'react-i18next';
import { isNegative } from '#contract/money';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { Section } from '#design-system/section';
import { Sheet } from '#design-system/sheet';
import { Stat } from '#design-system/stat';
import { TextLink } from '#design-system/text-link';
import { useDates } from '#platform/dates';
import type { Transaction } from '../api/transactions.ts';
import { orderOf } from '../model/record-filter.ts';

/** All details of a transaction: the balance after it, the order behind it, and all its postings. */
export function TransactionDetails({ transaction, onClose }: { transaction: Transaction; onClose(): void }) {
  const { t } = useTranslation('wallet');
  const dates = useDates();
  const { kind, currency, scale, amount, balance, reference, created_at: time } = transaction;
  const order = orderOf(transaction);
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t(`kind.${kind}`)}>
      <Stat label={dates.moment(time)}>
        <Amount value={amount} currency={currency} scale={scale} minDigits={2} size="large" sign="always" />
      </Stat>
      <KeyValueList
        items={[
          {
            id: 'balance',
            label: t('transactions.balance-after'),
            value: <Amount value={balance} currency={currency} scale={scale} minDigits={2} />,
          },
          ...(reference === null
            ? []
            : [
                {
                  id: 'reference',
                  label: t('transactions.reference'),
                  value:
                    order === null ? (
                      reference
                    ) : (
                      <TextLink href={order} standalone>
                        {reference}
                      </TextLink>
                    ),
                },
              ]),
        ]}
      />
      <Section title={t('transactions.parts')} headingLevel={3}>
        <KeyValueList
          items={withFee(transaction).map((part) => ({
            id: `${part.account} ${part.currency}`,
            label: t(`part.${nameOf(part, transaction)}`),
            value: (
              <Amount
                value={part.amount}
                currency={part.currency}
                scale={part.scale}
                minDigits={2}
                // A fee shows as a cost, a change of the balance with its sign.
                sign={isOwn(part) ? 'always' : 'auto'}
              />
            ),
          }))}
        />
      </Section>
    </Sheet>
  );
}

type Part = Transaction['parts'][number];

const isOwn = ({ account }: Part): boolean => account === 'available' || account === 'held';

/** Two balances change in a conversion: by which of them was paid, and which received. */
const nameOf = ({ account, amount }: Part, { kind }: Transaction) =>
  kind === 'flash-exchange' && account === 'available' ? (isNegative(amount) ? 'paid' : 'received') : account;

/** Deposits and withdrawals show their fee, even if zero. */
function withFee({ kind, currency, scale, parts }: Transaction): Part[] {
  const isOutside = kind === 'deposit' || kind === 'withdrawal';
  return isOutside && parts.every(isOwn) ? [...parts, { account: 'fee', currency, scale, amount: '0' }] : parts;
}
