import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';

/** What happened to a screen that cannot show, and the way on. */
export function BrokenScreen({ kind }: { kind: 'screen' | 'unexpected' }) {
  const { t } = useTranslation('common');
  return (
    <Screen>
      <title>{t('page-title', { screen: t(`problem.${kind}.title`) })}</title>
      <ErrorState
        title={t(`problem.${kind}.title`)}
        action={kind === 'unexpected' && <Button href="/contact?about=error">{t('problem.contact')}</Button>}
        retry={{ label: t('problem.screen.reload'), onPress: () => window.location.reload() }}
      >
        {t(`problem.${kind}.text`)}
      </ErrorState>
    </Screen>
  );
}
