import { useTranslation } from 'react-i18next';
import { ContentPage } from '#features/content';
import { LatestSnapshot, PastSnapshots, ServerStatus } from '#features/transparency';
import type { ScreenProps } from '#platform/back-path';

/** What the operator says about transparency, with the figures that can be checked. */
export default function TransparencyScreen(props: ScreenProps) {
  const { t } = useTranslation('content');
  return (
    <ContentPage
      {...props}
      name="transparency"
      title={t('pages.transparency.title')}
      before={
        <>
          <LatestSnapshot />
          <ServerStatus />
        </>
      }
      after={<PastSnapshots />}
    />
  );
}
