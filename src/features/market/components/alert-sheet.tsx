import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { Button } from '#design-system/button';
import { Segmented } from '#design-system/segmented';
import { Sheet } from '#design-system/sheet';
import { useToast } from '#design-system/toast';
import { useAmountIssue } from '#forms/amount-issue';
import { Failure } from '#forms/failure';
import { useForm } from '#platform/form';
import { useRefresh } from '#platform/refresh';
import { richText } from '#platform/rich-text';
import { saveAlert } from '../api/alerts.ts';
import type { Ticker } from '../model/live-ticker.ts';

type Request = RequestOf<'POST market/saveAlert'>;

interface AlertSheetProps {
  /** With its newest price. */
  ticker: Ticker;
  onClose(): void;
}

/** Sets a price alert: which way, and at which price. */
export function AlertSheet({ ticker: { symbol, currency, price, scale }, onClose }: AlertSheetProps) {
  const { t } = useTranslation(['market-screen', 'common']);
  const toast = useToast();
  const refresh = useRefresh();
  const form = useForm<Record<keyof Request, string>, Request>({
    rules: async () => (await import('../model/alert-form.ts')).checkAlert,
    initial: { symbol, direction: 'above', price: '' },
    codes: { 'price-reached': 'price' },
    draft: { name: `alert-${symbol}`, fields: ['direction', 'price'] },
    async submit(input) {
      await saveAlert(input);
      toast({ text: t('alert.saved'), tone: 'success' });
      onClose();
      await refresh(['GET market/alerts']);
    },
  });
  const field = form.field('price');
  const { issue, keepIssue } = useAmountIssue(field.value, { currency: 'USD', scale });
  const direction = form.values.direction === 'below' ? 'below' : 'above';
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissible={!form.isSubmitting}
      title={t('alert.title', { currency })}
      description={t('alert.text')}
    >
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <Segmented
          label={t('alert.direction')}
          value={direction}
          onChange={(next) => form.set('direction', next)}
          options={(['above', 'below'] as const).map((value) => ({ value, label: t(`alert.${value}`) }))}
        />
        <AmountField
          label={t('alert.price')}
          name={field.name}
          scale={scale}
          currency="USD"
          value={field.value}
          onBlur={field.onBlur}
          error={issue ?? field.error}
          hint={richText(t('alert.now'), {
            price: <Amount value={price} currency="USD" scale={scale} size="small" unmasked />,
          })}
          onChange={(value, found) => {
            keepIssue(value, found);
            field.onChange(value);
          }}
        />
        <Failure of={form.failure} />
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting} disabled={issue !== undefined}>
          {t('alert.submit')}
        </Button>
      </form>
    </Sheet>
  );
}
