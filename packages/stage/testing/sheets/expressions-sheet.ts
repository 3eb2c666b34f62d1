import { EXPRESSIONS } from '@herald/media/scene/acting-plan';
import { posedExpression } from '#people/acting/expressions.ts';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import type { Sheet } from './sheet.ts';

const PEOPLE = ['emma', 'samuel', 'linh', 'mateo'];

export const EXPRESSIONS_SHEET: Sheet = {
  title: 'Expressions',
  draw: (makeCanvas) =>
    portraitGrid(
      PEOPLE.map((id) => ({
        label: id,
        params: personOf(id),
        poses: EXPRESSIONS.map(posedExpression),
        poseLabels: EXPRESSIONS,
      })),
      { columns: 10, cellWidth: 200, cellHeight: 250, unitPx: 76, headY: 118 },
      makeCanvas,
    ),
};
