import { VISEMES } from '@herald/media/visemes';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

/** From very light to very dark. */
const PEOPLE = ['ingrid', 'emma', 'omar', 'priya', 'maya', 'kofi'];

export const MOUTHS_SHEET: Sheet = {
  title: 'Six mouths in fifteen visemes',
  draw: (makeCanvas) =>
    portraitGrid(
      PEOPLE.map((id) => ({
        label: id,
        params: personOf(id),
        poses: VISEMES.map((viseme) => ({ mouth: VISEME_MOUTHS[viseme], smile: 0.14 })),
        poseLabels: VISEMES,
      })),
      { columns: 5, cellWidth: 280, cellHeight: 190, unitPx: 230, headY: -80 },
      makeCanvas,
    ),
};
