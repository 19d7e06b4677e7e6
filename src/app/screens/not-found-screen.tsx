import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';

/** Says that there is nothing at this address, and where to go instead. */
export default function NotFoundScreen() {
  const { t } = useTranslation('content');
  const back = useBack();
  return (
    <Screen nav={<TopNav title={t('not-found.page')} onBack={back} />}>
      <EmptyState
        illustration="path"
        title={t('not-found.title')}
        headingLevel={2}
        action={
          <Button tone="primary" href="/">
            {t('not-found.home')}
          </Button>
        }
      >
        {t('not-found.text')}
      </EmptyState>
    </Screen>
  );
}
