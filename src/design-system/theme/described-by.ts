/** An `aria-describedby` of the ids that are there: `describedBy(hint && `${id}-hint`, given)`. Undefined if none is. */
export function describedBy(...ids: unknown[]): string | undefined {
  return ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined;
}
