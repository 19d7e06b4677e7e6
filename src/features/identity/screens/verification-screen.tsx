import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useVerification } from '../api/verification.ts';
import { VerificationBody } from '../components/verification-body.tsx';

/** One per fact before the form. */
const rows = ['purpose', 'stored', 'seen', 'time'];

export default function VerificationScreen() {
  const { t } = useTranslation('identity');
  const back = useBack('/user');
  const problems = useErrorMessages();
  const read = useVerification();
  const { data, error } = read;
  return (
    <Screen busy={!data && !error} nav={<TopNav title={t('title')} onBack={back} />}>
      {data && <AgeNote of={read} />}
      {data && <VerificationBody verification={data} />}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && (
        <SkeletonGroup>
          {rows.map((row) => (
            <div key={row} className="flex flex-col gap-2 py-2.5">
              <Skeleton width="half" />
              <Skeleton />
            </div>
          ))}
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}
