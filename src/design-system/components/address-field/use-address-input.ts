import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { parsePayment, type PaymentRequest } from '../qr-scanner/payment-uri.ts';

interface AddressInput {
  onChange: (address: string) => void;
  onPayment: ((request: PaymentRequest) => void) | undefined;
}

/** What the ways of entering an address do: typing, pasting, scanning. */
export function useAddressInput({ onChange, onPayment }: AddressInput) {
  const [outcome, setOutcome] = useState<'none' | 'filled' | 'pasteFailed'>('none');
  const take = (request: PaymentRequest, next: typeof outcome): void => {
    setOutcome(next);
    onChange(request.address);
    if (request.scheme !== null) onPayment?.(request);
  };
  const type = ({ target: input }: ChangeEvent<HTMLTextAreaElement>): void => {
    const request = parsePayment(input.value);
    const before = parsePayment(input.value.slice(0, input.selectionStart)).address.length;
    const place = request.scheme === null ? before : request.address.length;
    // Set it before React does: leaving out a space would move the caret to the end.
    input.value = request.address;
    input.setSelectionRange(place, place);
    take(request, 'none');
  };
  const paste = async (): Promise<void> => {
    try {
      take(parsePayment(await navigator.clipboard.readText()), 'filled');
    } catch {
      setOutcome('pasteFailed');
    }
  };
  const scan = (text: string): void => take(parsePayment(text), 'filled');
  const submit = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // An address has no line breaks: Enter submits, as in a field of one line.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return { outcome, type, paste, scan, submit };
}
