import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EqualButtons } from '#design-system/stack';

interface ConfirmButtonsProps {
  /** Label of the submit button. */
  submit: string;
  /** The action is destructive. */
  danger?: boolean | undefined;
  busy: boolean;
  onCancel(): void;
}

/** Cancel and submit for a form that asks a question; both have the same weight. */
export function ConfirmButtons({ submit, danger = false, busy, onCancel }: ConfirmButtonsProps) {
  const { t } = useTranslation('common');
  return (
    <EqualButtons layout="row">
      <Button block disabled={busy} onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" block tone={danger ? 'danger' : 'secondary'} busy={busy}>
        {submit}
      </Button>
    </EqualButtons>
  );
}
