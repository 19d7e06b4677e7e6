import {
  Check,
  CheckCheck,
  Circle,
  CircleDot,
  Clock,
  Ellipsis,
  Hourglass,
  Play,
  RotateCcw,
  Search,
  TriangleExclamationPoint,
  X,
  type LucideIcon,
} from 'lucide-react';

/** The tone of a status; shape and word repeat it. */
const tones = {
  /** Not started, or over. */
  neutral: 'bg-sunken text-muted',
  /** In progress. */
  progress: 'bg-accent-quiet text-accent',
  success: 'bg-success-quiet text-success',
  /** Returned, with a reason to read. */
  caution: 'bg-caution-quiet text-caution',
  danger: 'bg-danger-quiet text-danger',
} as const;

interface Look {
  tone: keyof typeof tones;
  shape: LucideIcon;
}

/** Every status of an order, record or check, with its look; defined only here. */
export const statuses = {
  // Deposits, withdrawals, petitions, flash exchange.
  pending: { tone: 'neutral', shape: Clock },
  processing: { tone: 'progress', shape: Ellipsis },
  completed: { tone: 'success', shape: Check },
  ended: { tone: 'danger', shape: X },
  canceled: { tone: 'neutral', shape: X },
  // Identity.
  none: { tone: 'neutral', shape: Circle },
  'in-review': { tone: 'progress', shape: Search },
  verified: { tone: 'success', shape: Check },
  returned: { tone: 'caution', shape: TriangleExclamationPoint },
  // Leverage.
  unsettled: { tone: 'neutral', shape: Clock },
  settling: { tone: 'progress', shape: Ellipsis },
  settled: { tone: 'success', shape: Check },
  // Exchange.
  waiting: { tone: 'progress', shape: Hourglass },
  refunded: { tone: 'caution', shape: RotateCcw },
  // Fixed term.
  running: { tone: 'progress', shape: Play },
  matured: { tone: 'success', shape: Check },
  redeemed: { tone: 'neutral', shape: RotateCcw },
  // Notices.
  unread: { tone: 'progress', shape: CircleDot },
  read: { tone: 'neutral', shape: CheckCheck },
  // Proofs.
  holds: { tone: 'success', shape: Check },
  fails: { tone: 'danger', shape: X },
} as const satisfies Record<string, Look>;

export type Status = keyof typeof statuses;

export const toneClass = (status: Status): string => tones[statuses[status].tone];
