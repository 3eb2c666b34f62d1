import type { Vector } from '#base/math/vector.ts';
import { placeRoom } from './settings/parts.ts';
import type { World } from './trace/world.ts';

/** A camera that stands beside who speaks. */
export interface AsideView {
  /** how far they are turned from it, in radians: above 0 to the right */
  aside: number;
  /** by what far things are larger than for the first camera */
  nearer: number;
}

/** A place as that camera sees it, which stands on a circle around who speaks. */
export function seenAside(world: World, aside: number, personMetres: number): World {
  const cos = Math.cos(aside);
  const sin = Math.sin(aside);
  const back = ([x, y, z]: Vector): Vector => [x * cos + z * sin, y, -x * sin + z * cos];
  const corner = { x: personMetres * sin, z: personMetres * (1 - cos), turn: -aside };
  return { ...world, ...placeRoom(world, corner), sky: (direction) => world.sky(back(direction)) };
}
