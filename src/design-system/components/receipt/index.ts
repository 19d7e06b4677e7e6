export { Receipt, type ReceiptProps } from './receipt.tsx';
