/**
 * A long value to compare by eye: groups of four, four per line, first and last eight characters emphasized. Selected
 * and read as one text, never shortened.
 */
export function Hash({ value }: { value: string }) {
  const groups = value.match(/.{1,4}/gu) ?? [];
  return (
    <span className="flex max-w-[24ch] flex-wrap gap-x-2 text-14 tabular-nums" dir="ltr" translate="no">
      {groups.map((group, index) => (
        // A fixed set of places, so the index is the key.
        <span
          key={index}
          className={`min-w-[5ch] ${index < 2 || index >= groups.length - 2 ? 'font-medium' : 'text-muted'}`}
        >
          {group}
        </span>
      ))}
    </span>
  );
}
