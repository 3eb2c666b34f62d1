import { VISEMES } from '@herald/media/visemes';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

const PEOPLE = ['emma', 'omar', 'maya'];

export const VISEMES_SHEET: Sheet = {
  title: 'The fifteen visemes',
  draw: (makeCanvas) =>
    portraitGrid(
      PEOPLE.map((id) => ({
        label: id,
        params: personOf(id),
        poses: VISEMES.map((viseme) => ({ mouth: VISEME_MOUTHS[viseme], smile: 0.25 })),
        poseLabels: VISEMES,
      })),
      { columns: 5, cellWidth: 260, cellHeight: 250, unitPx: 135, headY: 45 },
      makeCanvas,
    ),
};
