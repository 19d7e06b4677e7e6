import { lazy, type ComponentType } from 'react';
import { loadNamespaces } from '#platform/i18n';
import { keepLoading } from './chunk.ts';

/** A part that the app can do without until it arrives, with the texts about the connection, which all of them speak. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    keepLoading(async () => {
      const [part] = await Promise.all([load(), loadNamespaces(['connection'])]);
      return { default: part };
    }),
  );
