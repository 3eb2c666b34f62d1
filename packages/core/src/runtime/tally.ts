export type Labels = Record<string, string>;

/** Counts what happened since the process started, for the figures. */
export interface Tally {
  add(labels: Labels): void;
  totals(): { labels: Labels; count: number }[];
}

export function createTally(): Tally {
  const counts = new Map<string, { labels: Labels; count: number }>();
  return {
    add(labels) {
      const key = JSON.stringify(labels);
      const { count } = counts.get(key) ?? { count: 0 };
      counts.set(key, { labels, count: count + 1 });
    },
    totals: () => [...counts.values()],
  };
}
