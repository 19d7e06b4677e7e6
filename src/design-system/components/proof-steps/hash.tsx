/**
 * A long value to compare by eye: in groups of four, four to a line, its first and last eight strong. It is
 * one text to select and to read out, and never shortened.
 */
export function Hash({ value }: { value: string }) {
  const groups = value.match(/.{1,4}/gu) ?? [];
  return (
    <span className="flex max-w-[24ch] flex-wrap gap-x-2 text-14 tabular-nums" dir="ltr" translate="no">
      {groups.map((group, index) => (
        // A fixed set of places: the index is what tells them apart.
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
