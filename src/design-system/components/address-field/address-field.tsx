import { ClipboardPaste, LoaderCircle, ScanQrCode } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { AddressGroups } from '../address-display/index.ts';
import { Button } from '../button/index.ts';
import { divideFieldProps, Field, FieldBox, type FieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import type { PaymentRequest } from '../qr-scanner/index.ts';
import { GrowingText } from '../text-area/growing-text.tsx';
import type { AddressFieldLabels } from './labels.ts';
import { useAddressInput } from './use-address-input.ts';

const QrScanner = lazy(async () => ({ default: (await import('../qr-scanner/index.ts')).QrScanner }));

type Native = NativeProps<HTMLTextAreaElement> &
  Pick<ComponentProps<'textarea'>, 'name' | 'disabled' | 'onBlur' | 'onFocus' | 'placeholder'>;

export interface AddressFieldProps extends Native, Omit<FieldProps, 'children'> {
  value: string;
  /** Called with the address without spaces; of a payment request, with its address alone. */
  onChange: (address: string) => void;
  /** Called when what was typed, pasted or scanned is a payment request, with what it names: amount, token, chain, memo. */
  onPayment?: (request: PaymentRequest) => void;
  /** The caller is validating the address; shows a spinner. */
  checking?: boolean;
  /** A Callout about this address: new, or close to a saved one. Announced when it appears. */
  warning?: ReactNode;
  /** All its texts. */
  labels: AddressFieldLabels;
}

/** A wallet address: pasted, scanned, or typed; at rest in groups to compare. Validated by the caller. */
export function AddressField(props: AddressFieldProps) {
  const [field, others] = divideFieldProps(props);
  const { value, onChange, onPayment, checking = false, warning, labels, ...native } = others;
  const [scanner, setScanner] = useState<'unused' | 'open' | 'closed'>('unused');
  const { outcome, type, paste, scan, submit } = useAddressInput({ onChange, onPayment });
  const ways = [
    { name: labels.paste, icon: ClipboardPaste, go: () => void paste() },
    { name: labels.scan, icon: ScanQrCode, go: () => setScanner('open') },
  ];
  return (
    <Field {...field}>
      {(control) => (
        <>
          <FieldBox invalid={Boolean(field.error)} disabled={native.disabled}>
            <span className="flex min-w-0 grow flex-col">
              <span className="group/text grid *:col-start-1 *:row-start-1">
                <GrowingText
                  {...native}
                  {...control}
                  value={value}
                  rows={1}
                  dir="ltr"
                  translate="no"
                  autoCapitalize="none"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  onChange={type}
                  onKeyDown={submit}
                  textClass={`px-3 pt-3 pb-2 font-mono text-16 ${value === '' ? '' : 'not-focus:text-transparent'}`}
                />
                {/* In its place while it isn't typed into, so that it can be compared. */}
                <span className="pointer-events-none px-3 pt-3 pb-2 text-16 forced-colors:hidden group-has-[textarea:focus]/text:hidden">
                  {value !== '' && <AddressGroups address={value} />}
                </span>
              </span>
              <span className="flex flex-wrap items-center px-1.5 pb-1.5">
                {ways.map(({ name, icon, go }) => (
                  <Button
                    key={name}
                    tone="quiet"
                    size="small"
                    icon={<Icon icon={icon} />}
                    disabled={native.disabled}
                    onClick={go}
                  >
                    {name}
                  </Button>
                ))}
                <span role="status" className="ms-auto flex items-center px-1.5 text-muted">
                  {checking && (
                    <>
                      <span className="animate-spin">
                        <Icon icon={LoaderCircle} />
                      </span>
                      <span className="sr-only">{labels.checking}</span>
                    </>
                  )}
                </span>
              </span>
            </span>
          </FieldBox>
          <div role="status" className="text-14 text-caution">
            {outcome === 'pasteFailed' && labels.pasteFailed}
            {outcome === 'filled' && <span className="sr-only">{labels.filled}</span>}
          </div>
          <div role="status">{warning}</div>
          {scanner !== 'unused' && (
            <Suspense>
              <QrScanner
                open={scanner === 'open'}
                onOpenChange={(open) => setScanner(open ? 'open' : 'closed')}
                onScan={scan}
                labels={labels.scanner}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
