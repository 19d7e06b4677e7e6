/** Safari reads the file some time after the press has returned. */
const readMs = 60_000;

/** Hands a text to the browser, which keeps it as a file or asks where. */
export function saveFile(name: string, text: string, type: 'text/plain' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
