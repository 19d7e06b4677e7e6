import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { probe, useConnection } from '#platform/connection';
import { reloadOnce } from '../chunk.ts';
import { LoadingScreen } from './loading-screen.tsx';

/**
 * What happened to a screen that cannot show (`screen`: its code did not arrive), and the way on. One whose code did not arrive
 * comes by itself when the server is back. The page is never loaded again while the server does not answer: the browser
 * would show its own error page, from which nothing leads back.
 */
export function BrokenScreen({ kind }: { kind: 'screen' | 'unexpected' }) {
  const { t } = useTranslation(['connection', 'common']);
  const isOnline = useConnection() === 'online';
  const [isTrying, setTrying] = useState(kind === 'screen' && isOnline);
  const tryAgain = async (reload: () => unknown): Promise<void> => {
    setTrying(true);
    // A reload that has begun leaves the outline on the screen.
    if (!(await probe()) || reload() === false) setTrying(false);
  };
  const onBack = useEffectEvent(() => void tryAgain(reloadOnce));
  useEffect(() => {
    if (kind === 'screen' && isOnline) onBack();
  }, [kind, isOnline]);

  if (isTrying && isOnline) return <LoadingScreen />;
  const reason = kind === 'screen' && !isOnline ? 'away' : kind;
  return (
    <Screen>
      <title>{t('common:page-title', { screen: t(`${reason}.title`) })}</title>
      <ErrorState
        title={t(`${reason}.title`)}
        action={
          kind === 'unexpected' && <Button href="/contact?about=error">{t('common:action.contact-support')}</Button>
        }
        retry={{
          label: t(reason === 'away' ? 'common:action.retry' : 'screen.reload'),
          onPress: () => void tryAgain(() => window.location.reload()),
          busy: isTrying,
        }}
      >
        {t(`${reason}.text`)}
      </ErrorState>
    </Screen>
  );
}
