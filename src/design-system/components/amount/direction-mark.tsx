/** A triangle up or down, so that a change is not told by color alone. The sign says it to screen readers. */
export function DirectionMark({ direction }: { direction: 'gain' | 'loss' | 'none' }) {
  if (direction === 'none') return null;
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="me-1 inline-block size-[0.5em] align-[0.08em]" fill="currentColor">
      <path d={direction === 'gain' ? 'M4 .8 8 7.6H0z' : 'M4 7.2 0 .4h8z'} />
    </svg>
  );
}
