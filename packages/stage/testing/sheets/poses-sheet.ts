import { BODY_POSES } from '@herald/media/person/character-params';
import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { NEUTRAL_POSE } from '#people/acting/expressions.ts';
import { restPose } from '#people/acting/rest-pose.ts';
import { personOf } from './person-of.ts';
import { portraitGrid } from './portrait-grid.ts';
import { sampleProduct } from './sample-pictures.ts';
import type { Sheet } from './sheet.ts';

const PEOPLE = ['leila', 'rafael', 'maya', 'kenji'];

export const POSES_SHEET: Sheet = {
  title: 'Poses: straight, turned, holding the product card; breathing out and in',
  draw: (makeCanvas: MakeCanvas) =>
    portraitGrid(
      PEOPLE.flatMap((id) =>
        BODY_POSES.map((pose) => {
          const params = { ...personOf(id), pose };
          return {
            label: `${id}: ${pose}`,
            params,
            poses: [{ ...restPose(params), breath: pose === 'turned' ? 1 : NEUTRAL_POSE.breath }],
            product: sampleProduct(makeCanvas),
          };
        }),
      ),
      { columns: 6, cellWidth: 320, cellHeight: 500, unitPx: 72, headY: 165 },
      makeCanvas,
    ),
};
