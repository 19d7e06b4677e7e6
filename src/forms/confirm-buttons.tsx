import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';

interface ConfirmButtonsProps {
  /** Sends the form that it stands in. */
  submit: string;
  /** It takes something away. */
  danger?: boolean | undefined;
  busy: boolean;
  onCancel(): void;
}

/** The two answers to a form that is a question; they weigh the same. */
export function ConfirmButtons({ submit, danger = false, busy, onCancel }: ConfirmButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button block disabled={busy} onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" block tone={danger ? 'danger' : 'secondary'} busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
