import { lazy, type ComponentType } from 'react';
import { loadNamespaces } from '#platform/i18n';
import { keepLoading } from './chunk.ts';

/** A part that may load late, together with the texts about the connection. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    keepLoading(async () => {
      const [part] = await Promise.all([load(), loadNamespaces(['connection'])]);
      return { default: part };
    }),
  );
