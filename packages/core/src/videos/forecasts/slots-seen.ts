export interface Span {
  from: Date;
  /** null while it goes on */
  to: Date | null;
}

/** The most videos that were made at the same time, which is what the workers of this installation can do. */
export function slotsSeen(spans: Span[]): number {
  const changes = spans.flatMap(({ from, to }) => [
    { at: from.getTime(), by: 1 },
    { at: to?.getTime() ?? Number.POSITIVE_INFINITY, by: -1 },
  ]);
  // Sort ends before starts: such videos were not made at the same time.
  changes.sort((a, b) => a.at - b.at || a.by - b.by);
  let open = 0;
  let most = 1;
  for (const { by } of changes) {
    open += by;
    most = Math.max(most, open);
  }
  return most;
}
