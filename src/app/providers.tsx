import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SWRConfig, useSWRConfig } from 'swr';
import { DesignSystemProvider, type DesignSystemProviderProps } from '#design-system/provider';
import { ToastProvider } from '#design-system/toast';
import { maskStore } from '#platform/appearance';
import { useLocale } from '#platform/language';
import { useCustomer } from '#platform/session';
import { useStore } from '#platform/store';
import { expectNothing, newCache, readConfiguration } from '#platform/swr';
import { AppLink } from './components/app-link.tsx';
import { ShownLocationProvider } from './shown-location.tsx';

export interface ProvidersProps extends Pick<DesignSystemProviderProps, 'onOverlay' | 'sanitize' | 'children'> {
  /** Responses that came with the page, by SWR's spelling of their keys. */
  reads?: Readonly<Record<string, object>> | undefined;
}

/** Contexts of the components and reads of the whole app. Requires a router. */
export function Providers({ reads, onOverlay, sanitize, children }: ProvidersProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const maskAmounts = useStore(maskStore);
  const [cache] = useState(newCache);
  return (
    <DesignSystemProvider
      locale={locale}
      maskAmounts={maskAmounts}
      labels={{
        close: t('action.close'),
        back: t('action.back'),
        loading: t('state.loading'),
        hidden: t('amount.hidden'),
        copied: t('copy.done'),
        copyFailed: t('copy.failed'),
        pageTitle: (screen) => t('page-title', { screen }),
      }}
      link={AppLink}
      onOverlay={onOverlay}
      sanitize={sanitize}
    >
      <ToastProvider label={t('state.messages')}>
        <SWRConfig value={{ ...readConfiguration, provider: () => cache, ...(reads && { fallback: reads }) }}>
          <ClearCacheOnLogout />
          <ShownLocationProvider>{children}</ShownLocationProvider>
        </SWRConfig>
      </ToastProvider>
    </DesignSystemProvider>
  );
}

/** Clears cached and pending responses, so that the next customer on this device never sees them. */
function ClearCacheOnLogout() {
  const { unload } = useSWRConfig();
  const customer = useCustomer()?.id;
  useEffect(() => {
    if (customer === undefined) return;
    return () => {
      expectNothing();
      unload();
    };
  }, [unload, customer]);
  return null;
}
