import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { ConfirmDialog } from '#design-system/confirm-dialog';
import { KeyValueList } from '#design-system/key-value-list';
import { MaskedText } from '#design-system/masked-text';
import { Sheet } from '#design-system/sheet';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useDates } from '#platform/dates';
import { useCardChanges, type LinkedCard } from '../api/cards.ts';

/** A linked card in full, as far as it is shown, and the way to remove it. */
export function CardSheet({ card, onClose }: { card: LinkedCard; onClose(): void }) {
  const { t } = useTranslation('bank');
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the question in its place, the sheet has lost what opened it.
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  const rows = [
    { id: 'number', value: <MaskedText text={card.number} /> },
    { id: 'holder', value: <MaskedText text={card.holder} /> },
    {
      id: 'phone',
      value: (
        <span dir="ltr">
          {card.area_code} <MaskedText text={card.phone} />
        </span>
      ),
    },
    { id: 'linked', value: dates.day(card.created_at) },
    ...(card.usable_at ? [{ id: 'usable', value: dates.moment(card.usable_at) } as const] : []),
  ] as const;
  // In the place of the sheet, which it would cover.
  if (isAsking) return <RemoveCard card={card} onCancel={() => setAsking(false)} onRemoved={onClose} />;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={card.bank_name}>
      <KeyValueList items={rows.map(({ id, value }) => ({ id, label: t(`card.${id}`), value }))} />
      {card.in_use ? (
        <Callout title={t('remove.in-use')}>{t('remove.in-use-text')}</Callout>
      ) : (
        <Button tone="danger" block onClick={() => setAsking(true)}>
          {t('remove.action')}
        </Button>
      )}
    </Sheet>
  );
}

interface RemoveCardProps {
  card: LinkedCard;
  onCancel(): void;
  onRemoved(): void;
}

function RemoveCard({ card, onCancel, onRemoved }: RemoveCardProps) {
  const { t } = useTranslation(['bank', 'common']);
  const toast = useToast();
  const { remove } = useCardChanges();

  const { run, isBusy, failure } = useAction(async () => {
    await remove(card.id);
    toast({ text: t('remove.done', { bank: card.bank_name }), tone: 'success' });
    onRemoved();
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={t('remove.title', { bank: card.bank_name })}
      confirm={{ label: t('remove.confirm'), onClick: run, busy: isBusy, tone: 'danger' }}
      cancel={{ label: t('common:action.cancel') }}
    >
      <Stack gap={3}>
        <p>{t('remove.text')}</p>
        <Failure of={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
