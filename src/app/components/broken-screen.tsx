import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { probe, useConnection } from '#platform/connection';
import { useSupport } from '#platform/support';
import { reloadOnce } from '../chunk.ts';
import { LoadingScreen } from './loading-screen.tsx';

/**
 * Explains a screen that can't show and offers a way on (`screen`: its code failed to load). Failed code is retried when the
 * server is back. Never reloads while the server is down: the browser's own error page would be a dead end.
 */
export function BrokenScreen({ kind }: { kind: 'screen' | 'unexpected' }) {
  const { t } = useTranslation(['connection', 'common']);
  const isOnline = useConnection() === 'online';
  const support = useSupport('error');
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
          kind === 'unexpected' && support && <Button href={support}>{t('common:action.contact-support')}</Button>
        }
        retry={{
          label: t(reason === 'away' ? 'common:action.retry' : 'screen.reload'),
          onClick: () => void tryAgain(() => window.location.reload()),
          busy: isTrying,
        }}
      >
        {t(`${reason}.text`)}
      </ErrorState>
    </Screen>
  );
}
