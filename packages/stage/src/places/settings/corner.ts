import type { Lamp, Material, Solid, World } from '../trace/world.ts';
import { type Brief, box, FLOOR, glowing, light, matt, type Opening, unshadowing, windowLight } from './parts.ts';

interface Corner {
  floor: Material;
  wall: string;
  ceiling: string;
  /** how high the ceiling is above the eyes */
  ceilingY: number;
  window: Opening;
  frame: string;
  /** what is seen through the window */
  outside: Material;
  /** bars across it, from its far end to its near one */
  bars: readonly number[];
}

/** Floor, ceiling, back wall, and a right wall with its window. */
export function cornerShell(corner: Corner): Solid[] {
  const { far, near, low, high } = corner.window;
  const middle = (far + near) / 2;
  const length = far - near;
  const wall = matt(corner.wall);
  const frame = matt(corner.frame);
  return [
    box([-2, FLOOR - 0.05, -2], [10, 0.1, 9], corner.floor),
    box([-2, corner.ceilingY + 0.05, -2], [10, 0.1, 9], matt(corner.ceiling)),
    box([-3, 0, 0.05], [8, 3.4, 0.1], wall),
    box([0.05, 0, far / 2], [0.1, 3.4, -far], wall),
    box([0.05, 0, near - 1.5], [0.1, 3.4, 3], wall),
    box([0.05, (FLOOR + low) / 2, middle], [0.12, low - FLOOR, length], wall),
    box([0.05, (corner.ceilingY + high) / 2, middle], [0.12, corner.ceilingY - high, length], wall),
    unshadowing(box([1.5, 0.1, middle], [0.02, 3.6, length + 3], corner.outside)),
    box([0, low, middle], [0.1, 0.05, length], frame),
    box([0, high, middle], [0.08, 0.05, length], frame),
    ...corner.bars.map((at) => box([0, (low + high) / 2, far - at * length], [0.06, high - low, 0.05], frame)),
  ];
}

/** Lines of light below the ceiling, which are seen themselves. */
export function ceilingLines(ceilingY: number, evening: boolean): Solid[] {
  return [-0.8, -1.9, -3].map((z) =>
    box([-1.8, ceilingY - 0.03, z], [2.6, 0.04, 0.1], glowing('#fff8ec', evening ? 4.2 : 3)),
  );
}

/** Daylight through the window, or what comes in of the night, and the light of the room. */
export function cornerLamps(brief: Brief, window: Opening, ceilingY: number): Lamp[] {
  const evening = brief.environment === 'evening';
  const tone = { natural: '#fff2de', studio: '#f2f6ff', artistic: '#d3b8ff' }[brief.mood];
  const above: Lamp = {
    kind: 'ceiling',
    center: [-1.8, ceilingY - 0.08, -1.9],
    size: [3, 2.6],
    color: light(tone, evening ? 0.3 : 0.16),
  };
  const wash: Lamp = {
    kind: 'bulb',
    center: [-1.4, ceilingY - 0.25, -1.2],
    radius: 0.3,
    color: light(evening ? '#ffd2a0' : '#fff0dc', evening ? 0.7 : 0.3),
  };
  const sun: Lamp = {
    kind: 'sun',
    towards: [0.78, 0.36, -0.5],
    spread: 0.06,
    color: light('#ffe2b8', brief.mood === 'studio' ? 0.5 : 1.6),
  };
  if (evening) return [above, wash, windowLight(window, light(brief.mood === 'artistic' ? '#8a5cff' : '#6f7fc8', 0.2))];
  return [above, wash, sun, windowLight(window, light('#f4f7fb', 0.9))];
}

/** How light falls from everywhere in such a room. */
export function cornerLight(brief: Brief): Pick<World, 'ambient' | 'sky' | 'exposure'> {
  const evening = brief.environment === 'evening';
  return {
    ambient: evening
      ? { above: light('#a9a6b8', 0.28), below: light('#6c5a4a', 0.18) }
      : { above: light('#f0f2f2', 0.62), below: light('#bdb2a4', 0.36) },
    sky: () => (evening ? light('#1c2a52', 0.6) : light('#eaf4f7', 2.2)),
    exposure: evening ? 1.5 : 1.12,
  };
}
