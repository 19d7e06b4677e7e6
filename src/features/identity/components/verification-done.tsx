import { useTranslation } from 'react-i18next';
import { EmptyState } from '#design-system/empty-state';
import { KeyValueList } from '#design-system/key-value-list';
import { RevealText } from '#design-system/masked-text';
import { useDates } from '#platform/dates';
import type { Verification } from '../api/verification.ts';

/** A completed verification: for whom, and since when. */
export function VerificationDone({ verification }: { verification: Verification }) {
  const { t } = useTranslation(['identity', 'common']);
  const dates = useDates();
  const { full_name: name, submitted_at: submitted, decided_at: decided } = verification;
  return (
    <>
      <EmptyState illustration="coin" title={t('verified.title')}>
        {t('verified.text')}
      </EmptyState>
      <KeyValueList
        items={[
          ...(name === null
            ? []
            : [
                {
                  id: 'name',
                  label: t('record.name'),
                  value: <RevealText text={name} showLabel={t('common:action.reveal')} />,
                },
              ]),
          ...(submitted === null
            ? []
            : [{ id: 'submitted', label: t('record.submitted'), value: dates.moment(submitted) }]),
          ...(decided === null ? [] : [{ id: 'decided', label: t('record.decided'), value: dates.moment(decided) }]),
        ]}
      />
    </>
  );
}
