import type { QrScannerLabels } from '../qr-scanner/index.ts';

export interface AddressFieldLabels {
  /** "Paste". */
  paste: string;
  /** When the browser gives nothing: "We can't read the clipboard. Paste into the field instead." */
  pasteFailed: string;
  /** Announced after pasting and scanning: "Address filled in". */
  filled: string;
  /** "Scan QR code". */
  scan: string;
  /** Announced while `checking`: "Checking address". Only needed with it. */
  checking?: string;
  /** Texts of the scanner that the button opens. */
  scanner: QrScannerLabels;
}
