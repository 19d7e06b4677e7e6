/** Opens the device's share sheet; returns false where there is none. */
export async function share(text: string, title: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text, title });
    return true;
  } catch (error) {
    // Closing the sheet is fine too.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
