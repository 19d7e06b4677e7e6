/** Whether passkeys work in this browser and at this address: never without encryption, nor at an address in digits. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
