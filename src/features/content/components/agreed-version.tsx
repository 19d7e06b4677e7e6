import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#contract/content-agreements';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useAgreements } from '#platform/agreements';
import { useDates } from '#platform/dates';
import { useAgree } from '../api/agree.ts';

interface AgreedVersionProps {
  document: LegalDocument;
  /** The version that is shown. */
  version: number;
}

/** When the customer agreed to the version that is shown, or a button that agrees to it. */
export function AgreedVersion({ document, version }: AgreedVersionProps) {
  const { t } = useTranslation('content-agreement');
  const dates = useDates();
  const toast = useToast();
  const agree = useAgree();
  const { run, isBusy, failure } = useAction(async () => {
    await agree(document, version);
    toast({ text: t('done'), tone: 'success' });
    // The button is gone: go on from the top of the text.
    window.document.getElementById('main')?.focus();
  });
  const own = useAgreements().data?.items.find((item) => item.document === document);
  if (!own) return null;
  const { agreed } = own;
  if (agreed && agreed.version >= version) {
    return <p className="text-14 text-muted">{t('agreed', { day: dates.day(agreed.at) })}</p>;
  }
  return (
    <>
      <Callout
        title={t('new')}
        action={
          <Button size="small" busy={isBusy} onClick={run}>
            {t('agree', { version })}
          </Button>
        }
      >
        {agreed ? t('earlier', { version: agreed.version, day: dates.day(agreed.at) }) : t('never')}
      </Callout>
      <Failure of={failure} />
    </>
  );
}
