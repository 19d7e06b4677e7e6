/** Which line is which. */
export function LineLegend({ value, comparison }: { value: string; comparison: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 text-12 text-muted">
      <span className="flex items-center gap-2">
        <Sample className="stroke-accent" />
        {value}
      </span>
      <span className="flex items-center gap-2">
        <Sample className="stroke-edge" dashes="4 4" />
        {comparison}
      </span>
    </div>
  );
}

function Sample({ className, dashes }: { className: string; dashes?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 4" className={`h-1 w-5 ${className}`}>
      <path d="M0 2h20" strokeWidth="2" strokeDasharray={dashes} />
    </svg>
  );
}
