import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const neverChanges = () => () => {};
const address = (): string => window.location.host + window.location.pathname;

/** Where a printed page comes from. */
export function PageAddress() {
  const { t } = useTranslation(['content', 'common']);
  // The server doesn't know its public name. The app fills it in before anybody prints.
  const shown = useSyncExternalStore(neverChanges, address, () => '');
  return (
    <p className="hidden font-medium text-ink print:block" translate="no">
      {[t('common:brand'), shown].filter(Boolean).join(t('news.separator'))}
    </p>
  );
}
