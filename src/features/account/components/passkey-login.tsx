import type { ReactNode } from 'react';
import { NoPasskey } from '#forms/no-passkey';
import { ApiError } from '#platform/api-error';
import { loadNamespaces } from '#platform/i18n';
import { logInWithPasskey } from '../api/log-in-with-passkey.ts';

/** Logs in with a passkey. Returns what to show when none was used. */
export async function passkeyLogin(): Promise<ReactNode> {
  try {
    await logInWithPasskey();
    return null;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await loadNamespaces(['forms']);
    return <NoPasskey />;
  }
}
