/** Hands a text to the device's share sheet; false where there is none, so that something else can be offered. */
export async function share(text: string, title: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text, title });
    return true;
  } catch (error) {
    // Closing the sheet is an answer too.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
