import { restPose } from '#people/acting/rest-pose.ts';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

const PEOPLE = ['emma', 'kofi', 'leila', 'omar', 'grace', 'yuki'];

export const CLOSE_UPS_SHEET: Sheet = {
  title: 'Six people close up',
  draw: (makeCanvas) =>
    portraitGrid(
      PEOPLE.map((id) => ({ label: id, params: personOf(id), poses: [restPose(personOf(id))] })),
      { columns: 3, cellWidth: 600, cellHeight: 750, unitPx: 185, headY: 330 },
      makeCanvas,
    ),
};
