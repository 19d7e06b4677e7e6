import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useToast } from '#design-system/toast';
import { useSession } from '#platform/session';
import { routeAt } from '../routes.ts';

/** Says on public screens why the session ended; elsewhere the login screen does. */
export function SessionEnd() {
  const { t } = useTranslation('connection');
  const toast = useToast();
  const { pathname } = useLocation();
  const { ended } = useSession();
  const say = useEffectEvent((reason: 'expired' | 'elsewhere') => {
    const route = routeAt(pathname);
    if (route?.access !== 'public' || route.name === 'login') return;
    toast({ text: t(`session.${reason}`) });
  });
  useEffect(() => {
    if (ended === 'expired' || ended === 'elsewhere') say(ended);
  }, [ended]);
  return null;
}
