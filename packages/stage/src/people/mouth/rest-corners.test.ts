import { expect, it } from 'vitest';
import { stillPose } from '../../../testing/portrait-geometry.ts';
import { FACES } from '../acting/expressions.ts';
import { fillField } from '../face/face-grid.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import { headView } from '../face/head-view.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';
import { mouthCurves } from './mouth-curves.ts';

const UNIT_PX = 100;
const flat = fillField(() => 0.8);

it.each(CHARACTER_PRESETS)(
  '$name rests with corners of the mouth that are not below the line of the lips',
  ({ params }) => {
    const face = resolveFaceShape(params);
    const pose = stillPose(FACES.neutral);
    const { upperBottom } = mouthCurves({ face, view: headView(face, flat, UNIT_PX)(pose), pose, unevenness: 0 });
    const line = upperBottom.map(([, y]) => y);
    const middle = line[(line.length - 1) / 2] ?? Number.NaN;
    for (const corner of [line[0], line.at(-1)]) expect(corner).toBeLessThan(middle);
  },
);
