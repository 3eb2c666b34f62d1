import type { Vector } from '#base/math/vector.ts';
import { placeRoom } from './settings/parts.ts';
import type { World } from './trace/world.ts';

/** A place as a camera sees it that stands beside the first one, on a circle around who speaks; they are turned from it by `aside`. */
export function seenAside(world: World, aside: number, personMetres: number): World {
  const cos = Math.cos(aside);
  const sin = Math.sin(aside);
  const back = ([x, y, z]: Vector): Vector => [x * cos + z * sin, y, -x * sin + z * cos];
  const corner = { x: personMetres * sin, z: personMetres * (1 - cos), turn: -aside };
  return { ...world, ...placeRoom(world, corner), sky: (direction) => world.sky(back(direction)) };
}
