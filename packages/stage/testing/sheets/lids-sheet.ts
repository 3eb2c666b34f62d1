import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

/** From very light to very dark. */
const PEOPLE = ['ingrid', 'emma', 'camila', 'sofia', 'maya', 'kofi'];
const BLINKS = [0, 0.35, 0.7, 1];

export const LIDS_SHEET: Sheet = {
  title: 'Six pairs of eyes that close',
  draw: (makeCanvas) =>
    portraitGrid(
      PEOPLE.map((id) => ({ label: id, params: personOf(id), poses: BLINKS.map((blink) => ({ blink })) })),
      { columns: 4, cellWidth: 340, cellHeight: 150, unitPx: 230, headY: 82 },
      makeCanvas,
    ),
};
