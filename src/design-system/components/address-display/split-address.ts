/** An address in groups of four characters, in three parts. */
export interface AddressParts {
  /** The first two groups, and the prefix `0x`. */
  head: readonly string[];
  middle: readonly string[];
  /** The last two groups; three where they would have fewer than six characters. */
  tail: readonly string[];
}

/** All groups, in order. */
export const groupsOf = (address: string): readonly string[] => Object.values(splitAddress(address)).flat();

/** Returns the groups; the prefix `0x` is one of its own, because it is the same for all addresses. */
export function splitAddress(address: string): AddressParts {
  const prefix = address.startsWith('0x') ? '0x' : '';
  const groups = address.slice(prefix.length).match(/.{1,4}/gu) ?? [];
  const head = [...(prefix ? [prefix] : []), ...groups.slice(0, 2)];
  const rest = groups.slice(2);
  const tailLength = rest.slice(-2).join('').length < 6 ? 3 : 2;
  const middle = rest.slice(0, Math.max(0, rest.length - tailLength));
  return { head, middle, tail: rest.slice(middle.length) };
}
