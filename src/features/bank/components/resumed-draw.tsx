import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Failure } from '#forms/failure';
import { FundPasswordField } from '#forms/fund-password-field';
import { SubmitAction } from '#forms/submit-action';
import { toApiError, type ApiError } from '#platform/api-error';
import { clearDraft } from '#platform/draft';
import { useForm } from '#platform/form';
import type { ResumableCall } from '#platform/resumable-call';
import { useRefreshTerms } from '../api/refresh-terms.ts';
import { drawDraft } from '../model/draw.ts';
import { DrawSummary } from './draw-summary.tsx';
import { StillConfirming } from './still-confirming.tsx';
import { useScale } from './use-scale.ts';

type Call = ResumableCall<'POST bank/draw'>;

interface ResumedDrawProps {
  pending: NonNullable<Call['pending']>;
  call: Call;
  onDrawn(record: ResponseOf<'POST bank/draw'>): void;
  /** Called with why it wasn't made, for the form that follows; with null when it is sent. */
  onFailed(error: ApiError | null): void;
}

/** A withdrawal whose outcome is unknown: sends the same one again, once the fund password is entered again. */
export function ResumedDraw({ pending, call, onDrawn, onFailed }: ResumedDrawProps) {
  const { t } = useTranslation('bank');
  const refreshTerms = useRefreshTerms();
  const scale = useScale()(pending.currency);
  const form = useForm<{ fund_password: string }, { fund_password: string }>({
    rules: async () => (await import('../model/draw-form.ts')).checkFundPassword,
    initial: { fund_password: '' },
    codes: { 'fund-password-wrong': 'fund_password' },
    submit: async ({ fund_password }) => {
      const about = <DrawSummary amount={pending.amount} currency={pending.currency} />;
      onFailed(null);
      try {
        onDrawn(await call.send({ ...pending, fund_password }, about));
        clearDraft(drawDraft(pending.currency));
      } catch (error) {
        // At once: the form that follows reads it only when it appears.
        if ((error as Error).name !== 'AbortError') onFailed(toApiError(error));
        await refreshTerms(error);
        throw error;
      }
    },
  });
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
      <StillConfirming kind="withdrawal" amount={pending.amount} currency={pending.currency} scale={scale} />
      <FundPasswordField hint={t('uncertain.fund-password')} field={form.field('fund_password')} recoverable />
      <Failure of={form.failure} />
      <SubmitAction form={form}>{t('uncertain.check-again')}</SubmitAction>
    </form>
  );
}
