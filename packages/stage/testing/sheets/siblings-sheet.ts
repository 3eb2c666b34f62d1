import { restPose } from '#people/acting/rest-pose.ts';
import { characterFromSeed } from '../../src/casting/character-from-seed.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** People of one age and origin, whom only their faces tell apart. */
export const SIBLINGS_SHEET: Sheet = {
  title: 'Six women and six men of one age and origin',
  draw: (makeCanvas) =>
    portraitGrid(
      (['female', 'male'] as const).flatMap((gender) =>
        SEEDS.map((seed) => {
          const params = characterFromSeed(seed, { gender, ethnicity: 'european', ageYears: 32, facialHair: 0 });
          return { label: `${gender} ${seed}`, params, poses: [restPose(params)] };
        }),
      ),
      { columns: 6, cellWidth: 300, cellHeight: 380, unitPx: 96, headY: 165 },
      makeCanvas,
    ),
};
