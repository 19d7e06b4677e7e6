import { Check, Ellipsis, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Callout } from '../callout/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { Icon } from '../icon/index.ts';
import { Hash } from './hash.tsx';
import { markClass, type proofStepsVariants } from './proof-steps.variants.ts';

export type ProofState = keyof typeof proofStepsVariants.state;

export interface ProofStep {
  id: string;
  title: ReactNode;
  /** A sentence on what is compared with what. */
  description?: ReactNode;
  state: ProofState;
  /** Inputs and outputs: hashes, seeds, prices; shown in full. */
  values?: readonly ProofValue[];
}

export interface ProofValue {
  id: string;
  label: string;
  value: string;
  /** Name of the button that copies it: "Copy the published hash". */
  copyLabel: string;
}

export interface ProofStepsProps extends NativeProps<HTMLDivElement> {
  /** Name of the list: "Proof of the period 202611210830". */
  label: string;
  /** In the order of checking. */
  steps: readonly ProofStep[];
  /** What each mark means, for screen readers. */
  labels: Readonly<Record<ProofState, string>>;
  /** The overall result, above the steps and announced. Without `holds` there is none, or not yet. */
  result?: { holds?: boolean | undefined; title: ReactNode; description: ReactNode } | undefined;
  /** Between result and steps: what else it rests on. */
  children?: ReactNode;
}

const shapes = { waiting: null, checking: Ellipsis, holds: Check, fails: X };

/** A verification that runs in front of the customer, step by step, with every value in full. */
export function ProofSteps({ label, steps, labels, result, children, ...native }: ProofStepsProps) {
  const checking = steps.find(({ state }) => state === 'checking');
  return (
    <div {...native} className="flex flex-col gap-4">
      {/* Not atomic, so that a step is announced without the text above it. */}
      <div role="status" aria-atomic={false}>
        {result && (
          <Callout tone={toneOf(result.holds)} title={result.title}>
            {result.description}
          </Callout>
        )}
        {checking && (
          <span className="sr-only">
            {checking.title}, {labels.checking}
          </span>
        )}
      </div>
      {children}
      <ol aria-label={label} className="flex flex-col">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} place={index + 1} isLast={index === steps.length - 1} labels={labels} />
        ))}
      </ol>
    </div>
  );
}

const toneOf = (holds: boolean | undefined) => (holds === undefined ? 'info' : holds ? 'success' : 'danger');

interface StepProps {
  step: ProofStep;
  /** From 1. */
  place: number;
  isLast: boolean;
  labels: ProofStepsProps['labels'];
}

function Step({ step, place, isLast, labels }: StepProps) {
  const { title, description, state, values = [] } = step;
  const Shape = shapes[state];
  return (
    <li aria-current={state === 'checking' ? 'step' : undefined} data-state={state} className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center">
        <span className={markClass({ state })}>
          {Shape ? <Icon icon={Shape} size="x-small" /> : <span className="text-muted">{place}</span>}
        </span>
        {!isLast && <span className={`w-px grow ${state === 'holds' ? 'bg-success' : 'bg-edge'}`} />}
      </span>
      <div className="flex min-w-0 grow flex-col gap-1 pb-6">
        <span className={state === 'waiting' ? 'text-muted' : 'font-medium'}>
          {title}
          <span className="sr-only">, {labels[state]}</span>
        </span>
        {description && <span className="text-14 text-muted">{description}</span>}
        {values.length > 0 && (
          <dl className="flex flex-col gap-2 pt-1">
            {values.map(({ id, label, value, copyLabel }) => (
              <div key={id} className="flex flex-col gap-0.5 rounded-control bg-sunken ps-3 pt-2.5">
                <dt className="pe-3 text-12 text-muted">{label}</dt>
                <dd className="flex items-end gap-1">
                  <span className="min-w-0 grow pb-2.5">
                    <Hash value={value} />
                  </span>
                  <CopyButton text={value} label={copyLabel} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
