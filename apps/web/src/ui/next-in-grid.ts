interface Step {
  at: number;
  count: number;
  columns: number;
  isDown: boolean;
}

/** One row further; at the edge it stays, and a short last row is entered at its end. */
export function nextInGrid({ at, count, columns, isDown }: Step): number {
  const next = isDown ? at + columns : at - columns;
  if (next < 0) return at;
  const lastRow = Math.floor((count - 1) / columns);
  const isInLastRow = Math.floor(at / columns) === lastRow;
  if (next >= count) return isInLastRow ? at : count - 1;
  return next;
}
