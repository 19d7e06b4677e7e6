import { Check, TriangleExclamationPoint } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { RadioCards } from '../radio-cards/index.ts';

/** A network of a currency, with its fee and time. */
export interface NetworkOption {
  id: string;
  /** `Tron (TRC-20)`. */
  name: string;
  /** The platform's fee: an Amount, or "No fee". */
  fee: ReactNode;
  /** When it arrives: "about 2 minutes". */
  time: ReactNode;
  /** "20 confirmations". */
  confirmations?: ReactNode;
  /** The minimum: "At least" and an Amount. */
  minimum?: ReactNode;
  /** In place of time, minimum, and confirmations: "Paused for maintenance", where it can still be chosen. */
  description?: string;
  disabled?: boolean;
  /** Why it can't be chosen now: "Paused for maintenance". */
  disabledReason?: string;
}

export interface NetworkPickerProps extends NativeProps<HTMLElement> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Null while nothing is chosen: with several networks there is no default. */
  value: string | null;
  onChange: (id: string) => void;
  /** Networks of one currency. A single one is shown as a fact, not as a choice. */
  networks: readonly NetworkOption[];
  /** A sentence on what is lost on a wrong network. */
  caution?: ReactNode;
  /** "Change": once a network is chosen, the others collapse behind a button with this name. Absent: they stay. */
  changeLabel?: string;
}

/** A choice of networks, each with its fee, time and minimum. */
export function NetworkPicker(props: NetworkPickerProps) {
  const { label, hint, error, value, onChange, networks, caution, changeLabel, ...native } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(value === null);
  // Arrow keys choose each network they pass, so collapse only when the focus leaves.
  const isBrowsing = useRef(false);
  const moveFocus = useRef(false);
  const [only] = networks;
  const isSingle = only !== undefined && networks.length === 1 && !only.disabled;
  const chosen = networks.find((network) => network.id === value);
  const isFolded = changeLabel !== undefined && chosen !== undefined && !isOpen && !error;
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    root.current?.querySelector<HTMLElement>(isFolded ? 'button' : 'input:checked')?.focus();
  }, [isFolded]);
  const fold = (open: boolean, movesFocus: boolean): void => {
    moveFocus.current = movesFocus;
    setOpen(open);
  };
  return (
    <div
      ref={root}
      role="presentation"
      className="flex flex-col gap-2"
      onKeyDown={({ key }) => {
        if (key.startsWith('Arrow')) isBrowsing.current = true;
        if (key === ' ' || key === 'Enter') isBrowsing.current = false;
      }}
      onPointerDown={() => void (isBrowsing.current = false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && chosen && isBrowsing.current && !currentTarget.contains(relatedTarget)) fold(false, false);
      }}
    >
      {isSingle && <Settled native={native} id={id} label={label} hint={hint} network={only} />}
      {!isSingle && isFolded && (
        <Settled
          native={native}
          id={id}
          label={label}
          network={chosen}
          end={
            <Button size="small" aria-describedby={`${id}-label ${id}-network`} onClick={() => fold(true, true)}>
              {changeLabel}
            </Button>
          }
        />
      )}
      {!isSingle && !isFolded && (
        <RadioCards
          {...(native as NativeProps<HTMLFieldSetElement>)}
          label={label}
          hint={hint}
          error={error}
          value={value}
          onChange={(network) => {
            onChange(network);
            if (!isBrowsing.current) fold(false, true);
          }}
          options={networks.map((network) => ({
            value: network.id,
            label: network.name,
            description: <Details {...network} />,
            figure: network.fee,
            disabled: network.disabled,
            disabledReason: network.disabledReason,
          }))}
        />
      )}
      {caution && (
        <p className="flex gap-1.5 text-14 text-caution">
          <span className="mt-0.5 shrink-0">
            <Icon icon={TriangleExclamationPoint} size="small" />
          </span>
          <span>{caution}</span>
        </p>
      )}
    </div>
  );
}

/**
 * The facts in the order of every network, so that they can be compared. Dots stand between those on the same line: that
 * of the first fact is clipped.
 */
function Details({ time, confirmations, minimum, description }: NetworkOption) {
  const facts = description === undefined ? [time, minimum, confirmations].filter(Boolean) : [description];
  return (
    <span className="flex flex-wrap gap-x-3 overflow-x-clip">
      {facts.map((fact, index) => (
        <span key={index} className="relative before:absolute before:-start-2 before:content-['·'_/_'']">
          {fact}
        </span>
      ))}
    </span>
  );
}

interface SettledProps extends Pick<NetworkPickerProps, 'label' | 'hint'> {
  native: NativeProps<HTMLElement>;
  id: string;
  network: NetworkOption;
  /** Replaces the fee; of the other facts only the minimum is shown. */
  end?: ReactNode;
}

/** A network that isn't a choice, or no longer one. */
function Settled({ native, id, label, hint, network, end }: SettledProps) {
  return (
    <div
      {...(native as NativeProps<HTMLDivElement>)}
      role="group"
      aria-labelledby={`${id}-label`}
      className="flex flex-col gap-1.5"
    >
      <p id={`${id}-label`} className="text-14 font-medium">
        {label}
      </p>
      <div className="flex min-h-row items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
        <Icon icon={Check} tone="accent" />
        <span id={`${id}-network`} className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <span className="min-w-min grow basis-32 font-medium wrap-break-word">{network.name}</span>
          {!end && <span>{network.fee}</span>}
          <span className="basis-full text-14 text-muted">
            {end ? (network.description ?? network.minimum) : <Details {...network} />}
          </span>
        </span>
        {end && <span className="shrink-0">{end}</span>}
      </div>
      {hint && <p className="text-14 text-muted">{hint}</p>}
    </div>
  );
}
