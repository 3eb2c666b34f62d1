import { SHAPE_SIDE } from '@herald/media/person/person-shape';
import type { FindPerson } from '@herald/stage/clips';

/** In shares of the view: where the person of a moving portrait surely is, and how softly they end. */
const MIDDLE = { x: 0.5, y: 0.55 };
const RADIUS = 0.3;
const SOFT = 0.04;

/** Knows where the person is, whatever the picture shows. */
export async function openPersonFinder(): Promise<FindPerson> {
  const shares = Float32Array.from({ length: SHAPE_SIDE * SHAPE_SIDE }, (_, at) => {
    const [x, y] = [(at % SHAPE_SIDE) / SHAPE_SIDE, Math.floor(at / SHAPE_SIDE) / SHAPE_SIDE];
    const away = Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
    return Math.min(1, Math.max(0, (RADIUS - away) / SOFT));
  });
  return async () => shares;
}
