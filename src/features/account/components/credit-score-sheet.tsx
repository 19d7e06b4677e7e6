import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { KeyValueList } from '#design-system/key-value-list';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { useCreditScore } from '../api/credit-score.ts';

/** The parts of the credit score, and that it never affects money. */
export function CreditScoreSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('account');
  const read = useCreditScore();
  const { data, error } = read;
  const problems = useErrorMessages();
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('user.score.label')}
      description={t('user.score.text')}
    >
      {data && (
        <KeyValueList
          items={[
            ...data.parts.map(({ kind, points, max }) => ({
              id: kind,
              label: t(`user.score.part.${kind}`),
              value: t('user.score.of', { points, max }),
              description: kind === 'months' && points < max ? t('user.score.months') : undefined,
            })),
            {
              id: 'total',
              label: t('user.score.label'),
              value: (
                <span className="font-medium">
                  {t('user.score.of', {
                    points: data.total,
                    max: data.parts.reduce((sum, { max }) => sum + max, 0),
                  })}
                </span>
              ),
            },
          ]}
        />
      )}
      {!data && !error && <SkeletonRows count={4} />}
      {!data && error && <ErrorState {...problems.state(t('user.score.error'), read)} />}
    </Sheet>
  );
}
