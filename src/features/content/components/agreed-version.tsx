import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#contract/content-agreements';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { useAgreements } from '#platform/agreements';
import { toApiError, type ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useAgree } from '../api/agree.ts';

interface AgreedVersionProps {
  document: LegalDocument;
  /** The version that is shown. */
  version: number;
}

/** When the customer agreed to the version that is shown, or a button that agrees to it. */
export function AgreedVersion({ document, version }: AgreedVersionProps) {
  const { t } = useTranslation('content');
  const dates = useDates();
  const toast = useToast();
  const problems = useErrorMessages();
  const agree = useAgree();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const own = useAgreements().data?.items.find((item) => item.document === document);
  if (!own) return null;
  const { agreed } = own;
  if (agreed && agreed.version >= version) {
    return <p className="text-14 text-muted">{t('agreement.agreed', { day: dates.day(agreed.at) })}</p>;
  }
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await agree(document, version);
      toast({ text: t('agreement.done'), tone: 'success' });
      // The button is gone: go on from the top of the text.
      window.document.getElementById('main')?.focus();
    } catch (error) {
      setFailure(toApiError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Callout
        title={t('agreement.new')}
        action={
          <Button size="small" busy={isBusy} onClick={() => void confirm()}>
            {t('agreement.agree', { version })}
          </Button>
        }
      >
        {agreed ? t('agreement.earlier', { version: agreed.version, day: dates.day(agreed.at) }) : t('agreement.never')}
      </Callout>
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}
