/** Safari reads the file some time after the click handler returns. */
const readMs = 60_000;

/** Saves a text as a file. */
export function saveFile(name: string, text: string, type: 'text/plain' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
