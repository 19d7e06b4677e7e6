import { drawings, type DrawingName } from './drawings.ts';

export interface DrawingProps {
  name: DrawingName;
}

/** A small line drawing in two colours, for empty and finished states. Says nothing itself. */
export function Drawing({ name }: DrawingProps) {
  const { ink, accent } = drawings[name];
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 96"
      className="h-24 w-30"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ink} className="stroke-muted" />
      <path d={accent} className="stroke-accent" />
    </svg>
  );
}
