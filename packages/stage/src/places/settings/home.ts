import { paintBoards, paintCurtain } from '../paint/interiors.ts';
import { paintGarden } from '../paint/views.ts';
import type { Glint, Lamp, Solid, World } from '../trace/world.ts';
import { furniture } from './home-furniture.ts';
import { HOME_PALETTES, type HomePalette } from './home-palettes.ts';
import {
  type Brief,
  box,
  FLOOR,
  glowing,
  light,
  matt,
  oneOf,
  panel,
  placeRoom,
  tube,
  unshadowing,
  windowLight,
} from './parts.ts';

const CEILING = 1.25;
/** How differently two rooms may be seen. */
const TURN_SPREAD = 0.16;
/** The window in the right wall: from and to along the wall, and up. */
const WINDOW = { far: -0.22, near: -1.9, low: -0.75, high: 1.0 };

/** A lived-in living room: window to a garden, sofa or sideboard, prints, lamps, books and plants. */
export function homeWorld(brief: Brief): World {
  const palette = oneOf(HOME_PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const room = placeRoom(
    {
      solids: [
        ...shell(brief, palette),
        ...windowWall(brief, palette, evening),
        ...furniture(brief, palette),
        ...lampSolids(evening),
      ],
      lamps: lampLights(brief, evening),
      glints: evening ? fairyLights(brief) : [],
    },
    { x: 0.5 * brief.halfWidth, z: 3.9, turn: -0.5 + TURN_SPREAD * (brief.random() - 0.5) },
  );
  return {
    ...room,
    ambient: evening
      ? { above: light('#8f86a0', 0.16), below: light('#8a5a38', 0.14) }
      : { above: light('#f6efe2', 0.6), below: light('#c8a888', 0.36) },
    sky: () => (evening ? light('#1c2a52', 0.6) : light('#eaf4f7', 2.4)),
    exposure: evening ? 1.15 : 0.74,
    blurUnits: 19,
  };
}

function shell(brief: Brief, palette: HomePalette): Solid[] {
  const boards = paintBoards(brief.makeCanvas, palette.wood, { count: 40, across: true, joint: 0.4 }, brief.random);
  return [
    box([-2, FLOOR - 0.05, -2], [10, 0.1, 8], { color: [0.85, 0.85, 0.85], texture: boards, gloss: 0.35 }),
    box([-2, CEILING + 0.05, -2], [10, 0.1, 8], matt('#f4f0e8')),
    box([-3, -0.1, 0.05], [7, 2.8, 0.1], matt(palette.wall)),
    box([-3, FLOOR + 0.06, -0.02], [7, 0.12, 0.03], matt('#f4efe6')),
  ];
}

/** The right wall with its window: pillars, parapet, frame, curtains and the garden beyond. */
function windowWall(brief: Brief, palette: HomePalette, evening: boolean): Solid[] {
  const { makeCanvas, random } = brief;
  const wall = matt(palette.wall);
  const frame = matt('#f7f3ec');
  const { far, near, low, high } = WINDOW;
  const length = far - near;
  const middle = (far + near) / 2;
  const garden = evening
    ? paintGarden(makeCanvas, ['#16224a', '#4b4a78'], ['#1c2c34', '#22324a', '#2c3a44'], random)
    : paintGarden(makeCanvas, ['#e8f5fb', '#f3f6e6'], ['#9bb883', '#b4cb94', '#7f9f6c', '#cbd8ab'], random);
  const cloth = paintCurtain(makeCanvas, evening ? '#b9a48a' : '#f3ece0', random);
  const curtain = { color: light('#ffffff', 0.9), texture: cloth, sheer: 0.6, glow: evening ? 0.02 : 0.3 };
  const outside = { color: light('#ffffff'), texture: garden, glow: evening ? 0.8 : 2.1 };
  return [
    box([0.05, -0.1, far / 2], [0.1, 2.8, -far], wall),
    box([0.05, -0.1, near - 1], [0.1, 2.8, 2], wall),
    box([0.05, (FLOOR + low) / 2, middle], [0.12, low - FLOOR, length], wall),
    box([0.05, (CEILING + high) / 2, middle], [0.12, CEILING - high, length], wall),
    unshadowing(box([1.5, 0.1, middle], [0.02, 3.6, 5], outside)),
    box([-0.06, low + 0.02, middle], [0.26, 0.04, length], frame),
    box([0.02, (low + high) / 2, middle], [0.05, high - low, 0.05], frame),
    box([0.02, 0.45, middle], [0.04, 0.04, length], frame),
    box([0.02, (low + high) / 2, far], [0.06, high - low, 0.06], frame),
    box([-0.12, high + 0.1, middle], [0.02, 0.02, length + 0.5], matt('#4a3b2e')),
    unshadowing(panel([-0.12, -0.12, far - 0.06], [0.42, 2.45], curtain, 1.25)),
    unshadowing(panel([-0.12, -0.12, near + 0.1], [0.5, 2.45], curtain, 1.4)),
  ];
}

const LAMP = { x: -1.5, z: -0.4 };

function lampSolids(evening: boolean): Solid[] {
  return [
    tube([LAMP.x, -0.72, LAMP.z], 0.014, 1.5, matt('#3c2f26')),
    tube([LAMP.x, FLOOR + 0.02, LAMP.z], 0.14, 0.03, matt('#3c2f26')),
    unshadowing(tube([LAMP.x, 0.06, LAMP.z], 0.19, 0.28, glowing('#ffd9a0', evening ? 2.6 : 0.8), 0.13)),
  ];
}

function lampLights(brief: Brief, evening: boolean): Lamp[] {
  const lamp = { kind: 'bulb', center: [LAMP.x, 0.08, LAMP.z], radius: 0.12 } as const;
  if (evening)
    return [
      { ...lamp, color: light(brief.mood === 'artistic' ? '#ff9448' : '#ffb66e', 0.62) },
      { kind: 'bulb', center: [-1.2, 0.9, -2.4], radius: 0.3, color: light('#ffcf94', 1.1) },
      windowLight(WINDOW, light(brief.mood === 'artistic' ? '#5a5fff' : '#5f7fd0', 0.35)),
    ];
  const day = { natural: '#fff3df', studio: '#f4f7ff', artistic: '#ffd9a8' }[brief.mood];
  return [
    windowLight(WINDOW, light(day, 0.95)),
    { ...lamp, color: light('#ffcf8f', 0.16) },
    {
      kind: 'sun',
      towards: [0.78, 0.3, -0.52],
      spread: 0.06,
      color: light('#ffdfae', brief.mood === 'studio' ? 0.5 : 2.1),
    },
  ];
}

/** A string of small lamps along the curtain rail. */
function fairyLights(brief: Brief): Glint[] {
  return Array.from({ length: 24 }, (_, i) => ({
    at: [
      -0.16 - 0.05 * brief.random(),
      WINDOW.high + 0.1 - 0.3 * Math.abs(Math.sin(i * 0.55)),
      -0.1 - i * 0.08,
    ] as const,
    color: light('#ffc777'),
    strength: 0.4 + 0.35 * brief.random(),
  }));
}
