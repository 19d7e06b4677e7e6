export interface DirectionMarkProps {
  /** `none` shows nothing. */
  direction: 'gain' | 'loss' | 'none';
}

/** A triangle up or down, so that color isn't the only cue. Screen readers get the sign. */
export function DirectionMark({ direction }: DirectionMarkProps) {
  if (direction === 'none') return null;
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="me-1 inline-block size-[0.5em] align-[0.08em]" fill="currentColor">
      <path d={direction === 'gain' ? 'M4 .8 8 7.6H0z' : 'M4 7.2 0 .4h8z'} />
    </svg>
  );
}
