export interface QrScannerLabels {
  /** Title of the sheet: "Scan QR code". */
  title: string;
  /** While it looks: "Hold the code inside the frame". */
  scanning: string;
  /** While the browser asks: "Allow access to your camera". */
  asking: string;
  /** Announced when a code was read: "Code found". */
  found: string;
  /** Camera refused. Say how to allow it: in the browser's settings for this site. */
  refused: QrScannerMessage;
  /** No camera here. */
  missing: QrScannerMessage;
  /** The camera is used by another app, or something failed. */
  failed: QrScannerMessage;
  /** "Try again". */
  retry: string;
  /** Name of the light's switch: "Flashlight". */
  torch: string;
  /** "Choose a photo". */
  photo: string;
  /** Error: "We found no QR code in this photo." */
  unreadable: string;
}

export interface QrScannerMessage {
  title: string;
  text: string;
}
