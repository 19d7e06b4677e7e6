import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';

/** The skeleton of a screen whose code is loading. */
export function LoadingScreen() {
  return (
    <Screen busy nav={<TopNav start={<Skeleton width="third" />} />}>
      <SkeletonGroup>
        <Skeleton shape="figure" width="half" />
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    </Screen>
  );
}
