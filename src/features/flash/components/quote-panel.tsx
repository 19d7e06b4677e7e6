import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { useProblems } from '#platform/problem';
import type { QuoteControl } from '../api/use-quote.ts';
import { QuoteDetails } from './quote-details.tsx';

interface QuotePanelProps {
  control: QuoteControl;
  /** Digits of the currency that is got. */
  scale: number;
  /** Whether a field already says why there is no quote. */
  isSaidAtField: boolean;
}

/** The quote and what can be done with it: convert, ask again, or read why there is none. */
export function QuotePanel({ control, scale, isSaidAtField }: QuotePanelProps) {
  const { t } = useTranslation('flash');
  const problems = useProblems();
  const { state, accept, renew } = control;
  switch (state.step) {
    case 'idle':
      return <p className="text-14 text-muted">{t('exchange.intro')}</p>;
    case 'asking':
      return (
        <SkeletonGroup label={t('quote.loading')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      );
    case 'quoted':
    case 'sending': {
      const previous = state.step === 'quoted' ? state.previous : null;
      return (
        <>
          <QuoteDetails quote={state.quote} previous={previous} isRunning={state.step === 'quoted'} scale={scale} />
          <Button tone="primary" size="large" block busy={state.step === 'sending'} onClick={accept}>
            {t(previous ? 'quote.convert-new' : 'quote.convert')}
          </Button>
        </>
      );
    }
    case 'expired':
      return (
        <>
          <Callout title={t('quote.expired')}>{t('quote.expired-text')}</Callout>
          <Button tone="primary" size="large" block onClick={renew}>
            {t('quote.renew')}
          </Button>
        </>
      );
    case 'uncertain':
      return (
        <>
          <Callout tone="caution" title={t('quote.uncertain')} announce>
            {t('quote.uncertain-text')}
          </Callout>
          <Button tone="primary" size="large" block onClick={accept}>
            {t('quote.check-again')}
          </Button>
        </>
      );
    case 'refused':
      return (
        <>
          {!isSaidAtField && <Callout {...problems.callout(state.error)} />}
          {state.error.isPassing && (
            <Button block onClick={renew}>
              {t('quote.renew')}
            </Button>
          )}
        </>
      );
    case 'done':
      return null;
  }
}
