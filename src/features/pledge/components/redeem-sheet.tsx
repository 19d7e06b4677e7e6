import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { EqualButtons } from '#design-system/stack';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { toApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { moneyReads } from '#platform/money-reads';
import { usePressGuard } from '#platform/press-guard';
import { useRefresh } from '#platform/refresh';
import { useRedeem, useRedemption } from '../api/redeem.ts';
import type { Redemption, Term } from '../model/term.ts';
import { RedemptionFacts } from './redemption-facts.tsx';

interface RedeemSheetProps {
  term: Term;
  /** When it was opened: figures of before don't count. */
  since: number;
  onClose(): void;
  /** Called if the term was closed in the meantime. */
  onOver(): void;
}

/** Asks before a term is redeemed early, with the exact amounts. New ones show beside those that the customer saw first. */
export function RedeemSheet({ term, since, onClose, onOver }: RedeemSheetProps) {
  const { t } = useTranslation('pledge');
  const problems = useErrorMessages();
  const refresh = useRefresh();
  const redeem = useRedeem();
  const read = useRedemption(term.number, since);
  const { redemption, error, mutate } = read;
  const [first, setFirst] = useState<Redemption>();
  if (redemption && !first) setFirst(redemption);
  const before = first && redemption && first.received !== redemption.received ? first : null;
  const isOver = error?.code === 'not-redeemable';
  const answers = usePressGuard(redemption?.received);

  const end = (): void => {
    void refresh(moneyReads);
    onOver();
  };
  const { run, isBusy, failure } = useAction(async ({ received }: Redemption) => {
    try {
      await redeem({ number: term.number, received });
    } catch (error) {
      const { code } = toApiError(error);
      if (code === 'terms-changed') await mutate();
      if (code !== 'not-redeemable') throw error;
      end();
      return;
    }
    // The page shows the receipt as soon as it has read the term again.
    onClose();
  });
  // The difference itself says it.
  const shown = failure?.code === 'terms-changed' && before ? null : failure;

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && (isOver ? end() : onClose())}
      dismissible={!isBusy}
      title={t('redeem.title')}
      footer={
        redemption &&
        !isOver && (
          <EqualButtons ref={answers}>
            <Button block disabled={isBusy} onClick={onClose}>
              {t('redeem.keep')}
            </Button>
            <Button block busy={isBusy} onClick={() => run(redemption)}>
              {t('redeem.confirm')}
            </Button>
          </EqualButtons>
        )
      }
    >
      {redemption && !isOver && (
        <>
          <RedemptionFacts term={term} redemption={redemption} before={before} />
          <Failure of={shown} />
          {shown && !shown.isOutcomeKnown && <p className="text-14 text-muted text-pretty">{t('redeem.uncertain')}</p>}
        </>
      )}
      {isOver && (
        <Callout title={t('redeem.over')} announce>
          {t('redeem.over-text')}
        </Callout>
      )}
      {!redemption && error && !isOver && <ErrorState scope="section" {...problems.state(t('redeem.error'), read)} />}
      {!redemption && !error && <SkeletonRows count={4} />}
    </Sheet>
  );
}
