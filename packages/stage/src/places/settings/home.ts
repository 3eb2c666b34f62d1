import { paintBoards, paintBooks, paintCurtain, paintPrint } from '../paint/interiors.ts';
import { PLANTS, paintPlant } from '../paint/plants.ts';
import { paintGarden } from '../paint/views.ts';
import type { Glint, Lamp, Solid, World } from '../trace/world.ts';
import {
  type Brief,
  box,
  FLOOR,
  glowing,
  light,
  matt,
  panel,
  placeRoom,
  pottedPlant,
  tube,
  unshadowing,
} from './parts.ts';

interface HomePalette {
  wall: string;
  sofa: string;
  cushion: string;
  wood: string;
  prints: readonly string[];
}

const PALETTES: Record<Brief['style'], HomePalette> = {
  clean: {
    wall: '#e9e2d6',
    sofa: '#8f9c94',
    cushion: '#d9925a',
    wood: '#a9794e',
    prints: ['#c9795a', '#6f8f92', '#e5c9a0', '#39525c'],
  },
  warm: {
    wall: '#ddb996',
    sofa: '#b7683f',
    cushion: '#ead9bd',
    wood: '#7d5230',
    prints: ['#8c3f2b', '#d9a05f', '#efe0c4', '#5d6b4a'],
  },
  bold: {
    wall: '#3f5f5b',
    sofa: '#c9a13f',
    cushion: '#c65a4a',
    wood: '#8b5a36',
    prints: ['#e9b44c', '#d1495b', '#edeae0', '#2e4756'],
  },
};

const CEILING = 1.25;
/** The window in the right wall: from and to along the wall, and up. */
const WINDOW = { far: -0.22, near: -1.9, low: -0.75, high: 1.0 };

/** A lived-in living room: window to a garden, sofa, prints, lamps, books and plants. */
export function homeWorld(brief: Brief): World {
  const palette = PALETTES[brief.style];
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
    { x: 0.5 * brief.halfWidth, z: 3.9, turn: -0.5 },
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

function furniture(brief: Brief, palette: HomePalette): Solid[] {
  const { random, makeCanvas } = brief;
  const cloth = matt(palette.sofa);
  const wood = matt(palette.wood, { gloss: 0.2 });
  const books = {
    color: light('#ffffff', 0.9),
    texture: paintBooks(makeCanvas, [...palette.prints, '#efe6d6'], random),
  };
  const print = (x: number, y: number, wide: number, tall: number): Solid[] => [
    box([x, y, -0.02], [wide + 0.05, tall + 0.05, 0.04], matt('#3a2c22')),
    box([x, y, -0.035], [wide, tall, 0.03], {
      color: light('#ffffff', 0.92),
      texture: paintPrint(makeCanvas, palette.prints, random),
    }),
  ];
  return [
    ...print(-1.42, 0.62, 0.36, 0.48),
    ...print(-0.86, 0.92, 0.34, 0.42),
    ...print(-0.36, 0.86, 0.26, 0.34),
    ...print(-1.95, 0.5, 0.42, 0.56),
    box([-2.9, -0.1, -0.17], [0.95, 2.2, 0.3], wood),
    ...[0.62, 0.2, -0.22].flatMap((y) => [
      box([-2.9, y, -0.2], [0.87, 0.34, 0.3], matt('#7d5c40')),
      panel([-2.9, y - 0.04, -0.37], [0.8, 0.25], books),
    ]),
    box([-0.95, -1.12, -0.75], [2.1, 0.36, 0.85], cloth),
    box([-0.95, -0.9, -0.42], [2.1, 0.62, 0.24], cloth),
    box([-2.08, -1.0, -0.7], [0.22, 0.6, 0.9], cloth),
    box([0.12, -1.0, -0.7], [0.22, 0.6, 0.9], cloth),
    box([-1.7, -0.74, -0.62], [0.42, 0.4, 0.13], matt(palette.cushion), 0.25),
    box([-0.2, -0.76, -0.62], [0.4, 0.38, 0.13], matt('#efe7da'), -0.3),
    ...pottedPlant(
      [-0.32, FLOOR, -0.5],
      { width: 0.85, height: 1.1, potRadius: 0.15, potHeight: 0.36 },
      plant(brief, 'rubber'),
      matt('#d8cdbd'),
    ),
    ...pottedPlant(
      [-2.9, 1.0, -0.17],
      { width: 0.5, height: 0.36, potRadius: 0.08, potHeight: 0.12 },
      plant(brief, 'palm'),
      matt('#c98f63'),
    ),
    ...pottedPlant(
      [-3.75, FLOOR, -0.5],
      { width: 0.9, height: 1.5, potRadius: 0.2, potHeight: 0.36 },
      plant(brief, 'palm'),
      matt('#8a7b68'),
    ),
  ];
}

function plant(brief: Brief, kind: keyof typeof PLANTS) {
  return { color: light('#ffffff'), texture: paintPlant(brief.makeCanvas, PLANTS[kind], brief.random), sheer: 0.4 };
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
  const { far, near, low, high } = WINDOW;
  const pane = {
    kind: 'window',
    center: [0, (low + high) / 2, (far + near) / 2],
    size: [far - near, high - low],
    turn: Math.PI / 2,
  } as const;
  const lamp = { kind: 'bulb', center: [LAMP.x, 0.08, LAMP.z], radius: 0.12 } as const;
  if (evening)
    return [
      { ...lamp, color: light(brief.mood === 'artistic' ? '#ff9448' : '#ffb66e', 0.62) },
      { kind: 'bulb', center: [-1.2, 0.9, -2.4], radius: 0.3, color: light('#ffcf94', 1.1) },
      { ...pane, color: light(brief.mood === 'artistic' ? '#5a5fff' : '#5f7fd0', 0.35) },
    ];
  const day = { natural: '#fff3df', studio: '#f4f7ff', artistic: '#ffd9a8' }[brief.mood];
  return [
    { ...pane, color: light(day, 0.95) },
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
