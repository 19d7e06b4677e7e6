/** Safari reads the file some time after the click handler returns. */
const readMs = 60_000;

/** Saves a text, bytes or what was downloaded as a file. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
  type: 'text/plain' | 'text/csv' | 'application/json' | 'application/zip',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
