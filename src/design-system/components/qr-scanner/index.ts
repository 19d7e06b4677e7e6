export { QrScanner, type QrScannerProps } from './qr-scanner.tsx';
export type { QrScannerLabels } from './labels.ts';
export { parsePayment, type PaymentRequest } from './payment-uri.ts';
