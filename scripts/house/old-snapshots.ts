import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'packages/core/drizzle/meta';
/** The newest is what the next migration is compared with; the one before it, what the newest changed. */
const KEPT = 2;

/** Each snapshot of the database that nothing needs any more, as a line that says what to do. */
export const oldSnapshots = (root: string): string[] =>
  olderOf(readdirSync(join(root, FOLDER))).map(
    (name) => `${FOLDER}/${name} is an old snapshot. Only the newest ${KEPT} stay: delete it.`,
  );

export const olderOf = (names: string[]): string[] =>
  names
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .slice(0, -KEPT);
