export interface Span {
  from: Date;
  /** null while it goes on */
  to: Date | null;
}

/** How many videos were made at the same time, at most: what the workers of this installation can do. */
export function slotsSeen(spans: Span[]): number {
  const changes = spans.flatMap(({ from, to }) => [
    { at: from.getTime(), by: 1 },
    { at: to?.getTime() ?? Number.POSITIVE_INFINITY, by: -1 },
  ]);
  // Where one ends as the next begins, they were never together.
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  let [open, most] = [0, 1];
  for (const { by } of changes) {
    open += by;
    most = Math.max(most, open);
  }
  return most;
}
