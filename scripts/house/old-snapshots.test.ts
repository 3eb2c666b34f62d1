import { expect, it } from 'vitest';
import { olderOf } from './old-snapshots.ts';

it('names every snapshot but the newest two, and never the journal', () => {
  const names = ['_journal.json', '0058_snapshot.json', '0056_snapshot.json', '0057_snapshot.json'];
  expect(olderOf(names)).toEqual(['0056_snapshot.json']);
  expect(olderOf(names.slice(0, 3))).toEqual([]);
});
