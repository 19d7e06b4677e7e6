import type { QrScannerLabels } from '#design-system/qr-scanner';

/** Texts of the scanner, as the app writes them. */
export const scannerLabels: QrScannerLabels = {
  title: 'Scan QR code',
  scanning: 'Hold the code inside the frame.',
  asking: 'Allow access to your camera to scan.',
  found: 'Code found',
  refused: {
    title: 'Camera access is off',
    text: 'Allow the camera for this site in your browser’s settings, then try again. You can also choose a photo of the code.',
  },
  missing: { title: 'No camera found', text: 'Choose a photo of the code instead.' },
  failed: {
    title: 'The camera didn’t start',
    text: 'Another app may be using it. Close that app and try again, or choose a photo.',
  },
  retry: 'Try again',
  torch: 'Flashlight',
  photo: 'Choose a photo',
  unreadable: 'We found no QR code in this photo. Try one that shows the whole code.',
};
