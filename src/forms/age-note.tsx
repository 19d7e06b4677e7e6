import { useAge } from '#platform/age';

/** Says how old data is while it can't be refreshed. */
export function AgeNote({ of }: { of: Parameters<typeof useAge>[0] }) {
  const age = useAge(of);
  return age && <p className="text-14 text-caution">{age}</p>;
}
