import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { findSurroundingProblem, type Surroundings } from './surroundings.ts';

const roomy: Surroundings = { userName: () => 'herald', freeMb: async () => 5000 };
const free = (mb: Record<string, number>): Surroundings => ({ ...roomy, freeMb: async (folder) => mb[folder] ?? 5000 });
const nobody: Surroundings = {
  ...roomy,
  userName() {
    throw new Error('ENOENT');
  },
};
const dataFolder = '/srv/herald';

describe('a machine on which the database cannot start is told of in a sentence with the way out', () => {
  it.each<[string, Surroundings, boolean, RegExp | undefined]>([
    ['has room and a user', roomy, true, undefined],
    ['has a user id without a name', nobody, false, /has no name on this machine.*DATABASE_URL/],
    ['has a full temporary folder', free({ [tmpdir()]: 0.4 }), false, /temporary folder .* is full.*set TMPDIR/],
    [
      'has little disk at the first start',
      free({ [dataFolder]: 20 }),
      true,
      /needs 300 MB.*20 MB are free.*HERALD_DATA/,
    ],
    ['has little disk later', free({ [dataFolder]: 20 }), false, undefined],
  ])('where it %s', async (_, surroundings, isNew, words) => {
    const problem = await findSurroundingProblem({ dataFolder, isNew }, surroundings);
    if (words) expect(problem).toMatch(words);
    else expect(problem).toBeUndefined();
  });
});
