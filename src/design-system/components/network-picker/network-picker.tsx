import { Check, TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioCards } from '../radio-cards/index.ts';

/** A network that a currency travels on, with what it takes. */
export interface NetworkOption {
  id: string;
  /** `Tron (TRC-20)`. */
  name: string;
  /** What the platform takes: an Amount, or "No fee". */
  fee: ReactNode;
  /** When it arrives: "about 2 minutes". */
  time: ReactNode;
  /** "20 confirmations". */
  confirmations?: ReactNode;
  /** The least that goes through: "At least" and an Amount. */
  minimum?: ReactNode;
  /** Why it cannot be chosen now: "Paused for maintenance". Absent: it can. */
  unavailable?: string;
}

export interface NetworkPickerProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Null while nothing is chosen: with several networks nothing is chosen beforehand. */
  value: string | null;
  onChange: (id: string) => void;
  /** Networks of one currency. A single one shows as what it is, not as a question. */
  networks: readonly NetworkOption[];
  /** What is lost on a wrong network, in a sentence. */
  caution?: ReactNode;
}

/** The network that a currency is sent on, each with its fee, its time and its least amount in sight. */
export function NetworkPicker({ label, hint, error, value, onChange, networks, caution }: NetworkPickerProps) {
  const [only] = networks;
  return (
    <div className="flex flex-col gap-2">
      {only && networks.length === 1 && !only.unavailable ? (
        <OnlyNetwork label={label} hint={hint} network={only} />
      ) : (
        <RadioCards
          label={label}
          hint={hint}
          error={error}
          value={value}
          onChange={onChange}
          options={networks.map((network) => ({
            value: network.id,
            label: network.name,
            description: <Details {...network} />,
            figure: network.fee,
            disabled: network.unavailable !== undefined,
          }))}
        />
      )}
      {caution && (
        <p className="flex gap-1.5 text-14 text-caution">
          <TriangleExclamationPoint aria-hidden size={16} strokeWidth={2} className="mt-0.5" />
          <span>{caution}</span>
        </p>
      )}
    </div>
  );
}

/** One fact below the other, so that networks can be compared. */
function Details({ time, confirmations, minimum, unavailable }: NetworkOption) {
  if (unavailable) return unavailable;
  return (
    <>
      <span className="block">{time}</span>
      {confirmations && <span className="block">{confirmations}</span>}
      {minimum && <span className="block">{minimum}</span>}
    </>
  );
}

function OnlyNetwork({ label, hint, network }: { label: ReactNode; hint: ReactNode; network: NetworkOption }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-14 font-medium">{label}</p>
      <div className="flex min-h-row items-center gap-3 rounded-card border border-line bg-surface px-4 py-3">
        <Check aria-hidden size={20} strokeWidth={2.25} className="text-accent" />
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="flex min-w-min grow basis-32 flex-col wrap-break-word">
            <span className="font-medium">{network.name}</span>
            <span className="text-14 text-muted">
              <Details {...network} />
            </span>
          </span>
          <span>{network.fee}</span>
        </span>
      </div>
      {hint && <p className="text-14 text-muted">{hint}</p>}
    </div>
  );
}
