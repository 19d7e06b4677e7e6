import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True on the server, and in the browser until the markup that the server rendered comes alive. */
export const useIsRendered = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
