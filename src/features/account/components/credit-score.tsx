import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { useCreditScore } from '../api/credit-score.ts';

const CreditScoreSheet = lazy(async () => ({ default: (await import('./credit-score-sheet.tsx')).CreditScoreSheet }));

/** The highest score, by the contract. */
const maxPoints = 100;

/** The credit score with a link to its parts. `known` shows until the current one has loaded. */
export function CreditScore({ known }: { known: number }) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const points = useCreditScore().data?.total ?? known;
  return (
    <span className="inline-flex items-center gap-1">
      {t('user.score.of', { points, max: maxPoints })}
      <IconButton
        label={t('user.score.how')}
        tone="accent"
        icon={<Icon icon={Info} />}
        onClick={() => setShown(true)}
      />
      {isShown && (
        <Suspense fallback={null}>
          <CreditScoreSheet onClose={() => setShown(false)} />
        </Suspense>
      )}
    </span>
  );
}
