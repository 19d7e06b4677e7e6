import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';

/** The skeleton of a screen whose code is loading. */
export function LoadingScreen() {
  const { t } = useTranslation('common');
  return (
    <Screen busy nav={<TopNav start={<Skeleton width="third" />} />}>
      <SkeletonGroup label={t('state.loading')}>
        <Skeleton shape="figure" width="half" />
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    </Screen>
  );
}
