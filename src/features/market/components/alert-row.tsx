import { ArrowDown, ArrowUp, Trash } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount, amountText } from '#design-system/amount';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { useToast } from '#design-system/toast';
import { toApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { ignoreMissing } from '#platform/ignore-missing';
import { useRefresh } from '#platform/refresh';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { removeAlert, type PriceAlert } from '../api/alerts.ts';

interface AlertRowProps {
  alert: PriceAlert;
  /** Decimal places of the market. */
  scale: number;
}

/** One price alert: what it waits for, or when the price was reached. */
export function AlertRow({ alert: { id, symbol, direction, price, created_at, triggered_at }, scale }: AlertRowProps) {
  const { t } = useTranslation('market-screen');
  const locale = useLocale();
  const dates = useDates();
  const toast = useToast();
  const refresh = useRefresh();
  const { say } = useErrorMessages();
  const [isBusy, setBusy] = useState(false);
  const currency = symbol.replace(/-USD$/u, '');
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await ignoreMissing(removeAlert(id));
      toast({ text: t('alerts.removed'), tone: 'success' });
      await refresh(['GET market/alerts']);
    } catch (error) {
      toast({ text: say(toApiError(error)).text, tone: 'danger' });
      setBusy(false);
    }
  };
  const amount = <Amount value={price} currency="USD" scale={scale} size="small" unmasked />;
  return (
    <ListRow
      start={<Icon icon={direction === 'above' ? ArrowUp : ArrowDown} tone="muted" />}
      title={richText(t(`alerts.row.${direction}`, { currency }), { price: amount })}
      description={
        triggered_at === null
          ? t('alerts.set-at', { moment: dates.moment(created_at) })
          : t('alerts.reached-at', { moment: dates.moment(triggered_at) })
      }
      end={
        <span className="-me-3 flex">
          <IconButton
            label={t('alerts.remove', { currency, price: `${amountText(price, { locale, scale })}\u202FUSD` })}
            icon={<Icon icon={Trash} />}
            busy={isBusy}
            onClick={() => void remove()}
          />
        </span>
      }
    />
  );
}
