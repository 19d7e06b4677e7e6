/** Opens the device's share sheet; returns false where there is none. */
async function open(what: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    // Closing the sheet is fine too.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares a text; returns false where nothing can be shared. */
export const share = (text: string, title: string): Promise<boolean> => open({ text, title });

/** Shares the address of a page; returns false where nothing can be shared. */
export const shareLink = (url: string, title: string): Promise<boolean> => open({ url, title });
