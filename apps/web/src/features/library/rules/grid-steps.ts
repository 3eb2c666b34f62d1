const steps: Record<string, (index: number, columns: number, count: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index, columns) => index - columns,
  ArrowDown: (index, columns, count) => Math.min(index + columns, lastBelow(index, columns, count)),
  Home: () => 0,
  End: (_, __, count) => count - 1,
};

/** Where a key leads from a place in a grid; nothing where it leads out of it. */
export function stepInGrid(key: string, index: number, columns: number, count: number): number | null {
  const next = steps[key]?.(index, columns, count);
  return next === undefined || next < 0 || next >= count || next === index ? null : next;
}

/** From the last row but one, down leads to the end of a shorter last row. */
function lastBelow(index: number, columns: number, count: number): number {
  const isLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns);
  return isLastRow ? index : count - 1;
}
