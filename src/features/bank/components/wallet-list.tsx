import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { richText } from '#platform/rich-text';
import type { FiatWallet } from '../model/limits.ts';
import { useScale } from './use-scale.ts';

const WalletMenu = lazy(async () => ({ default: (await import('./wallet-menu.tsx')).WalletMenu }));

/** The fiat wallets: available first, the held amount below. A press offers what can be done with one. */
export function WalletList({ wallets }: { wallets: readonly FiatWallet[] }) {
  const { t } = useTranslation('bank');
  const scaleOf = useScale();
  const [chosen, setChosen] = useState<FiatWallet | null>(null);
  if (wallets.length === 0) {
    return (
      <EmptyState
        illustration="purse"
        title={t('wallets.empty.title')}
        action={<Button href="/wallet/up">{t('recharge.crypto')}</Button>}
      >
        {t('wallets.empty.text')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('wallets.title')}>
      <List label={t('wallets.title')}>
        {wallets.map((wallet) => (
          <ListRow
            key={wallet.currency}
            onClick={() => setChosen(wallet)}
            start={<CurrencyIcon code={wallet.currency} />}
            title={wallet.name}
            description={
              isZero(wallet.held)
                ? undefined
                : richText(t('wallets.held'), {
                    amount: <Amount value={wallet.held} scale={scaleOf(wallet.currency)} size="small" tone="muted" />,
                  })
            }
            figure={<Amount value={wallet.available} currency={wallet.currency} scale={scaleOf(wallet.currency)} />}
            tint={wallet.available}
          />
        ))}
      </List>
      {chosen && (
        <Suspense fallback={null}>
          <WalletMenu wallet={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Section>
  );
}
