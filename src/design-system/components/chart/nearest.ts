/** Returns the index of the position nearest to a share of the width; positions ascend. */
export function nearest(positions: readonly number[], share: number): number {
  let [low, high] = [0, positions.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((positions[middle] ?? 0) < share) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [positions[low - 1], positions[low]];
  if (before === undefined || after === undefined) return low;
  return share - before <= after - share ? low - 1 : low;
}
