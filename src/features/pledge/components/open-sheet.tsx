import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfDay } from '#contract/pledge-interest';
import { Sheet } from '#design-system/sheet';
import { toApiError, type ApiError } from '#platform/api-error';
import { clearDraft } from '#platform/draft';
import type { ResumableCall } from '#platform/resumable-call';
import { useServerTime } from '../api/terms.ts';
import type { Product, Term } from '../model/term.ts';
import { OpenForm } from './open-form.tsx';
import { OpenReview } from './open-review.tsx';
import { StillConfirming } from './still-confirming.tsx';

/** Refusals that another amount can answer. */
const ofAmount: readonly (string | undefined)[] = ['amount-too-small', 'amount-too-large', 'insufficient-balance'];

/** Moments show to the minute. */
const minuteMs = 60_000;

interface OpenSheetProps {
  product: Product;
  call: ResumableCall<'POST pledge/open'>;
  onOpened(term: Term): void;
  onClose(): void;
  /** Called if nobody can open it anymore. */
  onGone(): void;
}

/** Opens a term in two steps: how much, then everything that follows from it. */
export function OpenSheet({ product, call, onOpened, onClose, onGone }: OpenSheetProps) {
  const { t } = useTranslation('pledge');
  const [amount, setAmount] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [shownAt, setShownAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setShownAt(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const maturesAt = new Date(endOfDay(useServerTime(shownAt), product.days)).toISOString();
  const draft = `pledge-${product.id}`;
  const opened = (term: Term): void => {
    // The sheet closes a moment later: until then, nothing may be pressed again.
    setBusy(true);
    clearDraft(draft);
    onOpened(term);
  };
  const failed = (error: ApiError): void => {
    setFailure(error);
    if (ofAmount.includes(error.code)) setAmount(null);
    if (error.code === 'product-closed') onGone();
  };
  const open = (): void => {
    if (amount === null || isBusy) return;
    setBusy(true);
    setFailure(null);
    call.send({ product: product.id, amount }).then(opened, (error: unknown) => {
      setBusy(false);
      failed(toApiError(error));
    });
  };
  const isReview = amount !== null && !call.pending;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissible={!isBusy}
      title={isReview ? t('review.title') : product.name}
    >
      {call.pending ? (
        <StillConfirming call={call} products={[product]} onOpened={opened} onFailed={failed} />
      ) : amount === null ? (
        <OpenForm
          product={product}
          maturesAt={maturesAt}
          draft={draft}
          refusal={failure}
          onAmount={(value) => {
            setFailure(null);
            setShownAt(Date.now());
            setAmount(value);
          }}
        />
      ) : (
        <OpenReview
          product={product}
          amount={amount}
          maturesAt={maturesAt}
          failure={failure}
          busy={isBusy}
          onBack={() => {
            setFailure(null);
            setAmount(null);
          }}
          onConfirm={open}
        />
      )}
    </Sheet>
  );
}
