import { useTranslation } from 'react-i18next';
import { OfflineBar } from '#design-system/offline-bar';
import { useConnection } from '#platform/connection';

/** Says that the device is offline, or that the server can't be reached. */
export function ConnectionBar() {
  const { t } = useTranslation('connection');
  const connection = useConnection();
  return <OfflineBar visible={connection !== 'online'}>{connection !== 'online' && t(connection)}</OfflineBar>;
}
