import { paintBoards } from '../paint/interiors.ts';
import { paintTiles } from '../paint/tiles.ts';
import { paintGarden } from '../paint/views.ts';
import type { Lamp, Material, Solid, World } from '../trace/world.ts';
import {
  type Brief,
  ball,
  box,
  FLOOR,
  glowing,
  leaves,
  light,
  matt,
  oneOf,
  panel,
  placeRoom,
  pottedPlant,
  tube,
  unshadowing,
  windowLight,
} from './parts.ts';

interface KitchenPalette {
  wall: string;
  cabinets: string;
  tiles: string;
  counter: string;
  wood: string;
  metal: string;
  crockery: readonly string[];
}

/** Which of them a room has is its own. */
const PALETTES: Record<Brief['style'], readonly KitchenPalette[]> = {
  clean: [
    {
      wall: '#efeae0',
      cabinets: '#f3f1ea',
      tiles: '#eef0ec',
      counter: '#b58a5c',
      wood: '#b58a5c',
      metal: '#8d8f92',
      crockery: ['#f4f1ea', '#7f9aa0', '#d9a05f', '#c9d3c6'],
    },
    {
      wall: '#e9ece8',
      cabinets: '#9fb2a4',
      tiles: '#f1f1ec',
      counter: '#e6e0d4',
      wood: '#b98f62',
      metal: '#b59a5c',
      crockery: ['#f4f1ea', '#5f7d6c', '#e0b77a', '#cfd8d2'],
    },
    {
      wall: '#eceae6',
      cabinets: '#4f6478',
      tiles: '#e6ebee',
      counter: '#d9cdb9',
      wood: '#a97f54',
      metal: '#9a9ca0',
      crockery: ['#f6f4ee', '#4f6478', '#d08c60', '#c7d2d8'],
    },
  ],
  warm: [
    {
      wall: '#ead2b2',
      cabinets: '#b9714a',
      tiles: '#f0dfc2',
      counter: '#6f4a2e',
      wood: '#7d5230',
      metal: '#b08a4a',
      crockery: ['#f2e3c8', '#a5482f', '#d99a4e', '#6e7a4e'],
    },
    {
      wall: '#e6d6b4',
      cabinets: '#7d8a58',
      tiles: '#efe6cb',
      counter: '#8a5c34',
      wood: '#8a5c34',
      metal: '#b08a4a',
      crockery: ['#f2e8cf', '#5f6e3f', '#d99a4e', '#a5482f'],
    },
    {
      wall: '#efd9c0',
      cabinets: '#e4c89a',
      tiles: '#c9704a',
      counter: '#7a5234',
      wood: '#96643a',
      metal: '#8a7350',
      crockery: ['#f5e9d4', '#b5573a', '#e0b25a', '#7a7a52'],
    },
  ],
  bold: [
    {
      wall: '#f0e6d2',
      cabinets: '#1f5752',
      tiles: '#e8b23f',
      counter: '#e9e4d8',
      wood: '#9a6238',
      metal: '#d9b04f',
      crockery: ['#d1495b', '#edeae0', '#2e4756', '#e9b44c'],
    },
    {
      wall: '#efe4e0',
      cabinets: '#7a2f46',
      tiles: '#f0b9a8',
      counter: '#efe8de',
      wood: '#8a5236',
      metal: '#d9a94f',
      crockery: ['#2f6f73', '#f2ece2', '#7a2f46', '#f0c36a'],
    },
    {
      wall: '#e8ecef',
      cabinets: '#2f4a86',
      tiles: '#f2d25a',
      counter: '#ece7dc',
      wood: '#a06a3c',
      metal: '#c9ccd0',
      crockery: ['#e8604c', '#f2efe6', '#2f4a86', '#f2d25a'],
    },
  ],
};

const CEILING = 1.25;
const COUNTER_TOP = -0.53;
const COUNTER_DEPTH = 0.62;
const RUN = 4.2;
/** The window in the right wall: from and to along the wall, and up. */
const WINDOW = { far: -0.4, near: -2.0, low: -0.3, high: 0.98 };
const DOOR_WIDTH = 0.6;
const SHELF_HEIGHTS = [0.28, 0.66] as const;
const PENDANTS = [-1.55, -0.75] as const;

/** A kitchen in the corner of a house: counter along both walls, tiles, open shelves, a window above the sink. */
export function kitchenWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const solids = [
    ...shell(brief, palette),
    ...windowWall(brief, palette, evening),
    ...cabinets(palette),
    ...shelves(brief, palette),
    ...counterThings(brief, palette),
    ...pendants(palette, evening),
  ];
  const room = placeRoom(
    { solids, lamps: lamps(brief, evening), glints: [] },
    { x: 0.5 * brief.halfWidth, z: 3.9, turn: -0.5 },
  );
  return {
    ...room,
    ambient: evening
      ? { above: light('#9a8a84', 0.2), below: light('#8a5a38', 0.14) }
      : { above: light('#f8f3ea', 0.74), below: light('#d8c2a6', 0.42) },
    sky: () => (evening ? light('#1c2a52', 0.6) : light('#eaf4f7', 2.4)),
    exposure: evening ? 1.1 : 0.86,
    blurUnits: 17,
  };
}

function shell({ makeCanvas, random }: Brief, palette: KitchenPalette): Solid[] {
  const boards = paintBoards(makeCanvas, palette.wood, { count: 40, across: true, joint: 0.4 }, random);
  const tiles: Material = {
    color: light('#ffffff', 0.95),
    texture: paintTiles(makeCanvas, palette.tiles, { columns: 26, rows: 7 }, random),
    gloss: 0.3,
  };
  const tiled = 0.2 - COUNTER_TOP;
  return [
    box([-2, FLOOR - 0.05, -2], [10, 0.1, 8], { color: [0.85, 0.85, 0.85], texture: boards, gloss: 0.3 }),
    box([-2, CEILING + 0.05, -2], [10, 0.1, 8], matt('#f6f2ea')),
    box([-3, -0.1, 0.05], [7, 2.8, 0.1], matt(palette.wall)),
    panel([-RUN / 2, COUNTER_TOP + tiled / 2, -0.012], [RUN, tiled], tiles),
  ];
}

/** The right wall with its window over the counter and the garden beyond. */
function windowWall({ makeCanvas, random }: Brief, palette: KitchenPalette, evening: boolean): Solid[] {
  const wall = matt(palette.wall);
  const frame = matt('#f9f6ef');
  const { far, near, low, high } = WINDOW;
  const length = far - near;
  const middle = (far + near) / 2;
  const garden = evening
    ? paintGarden(makeCanvas, ['#16224a', '#4b4a78'], ['#1c2c34', '#22324a', '#2c3a44'], random)
    : paintGarden(makeCanvas, ['#e8f5fb', '#f3f6e6'], ['#9bb883', '#b4cb94', '#7f9f6c', '#cbd8ab'], random);
  const outside = { color: light('#ffffff'), texture: garden, glow: evening ? 0.8 : 2.1 };
  return [
    box([0.05, -0.1, far / 2], [0.1, 2.8, -far], wall),
    box([0.05, -0.1, near - 1], [0.1, 2.8, 2], wall),
    box([0.05, (FLOOR + low) / 2, middle], [0.12, low - FLOOR, length], wall),
    box([0.05, (CEILING + high) / 2, middle], [0.12, CEILING - high, length], wall),
    unshadowing(box([1.5, 0.1, middle], [0.02, 3.6, 5], outside)),
    box([-0.04, low + 0.02, middle], [0.22, 0.04, length], frame),
    box([0.02, (low + high) / 2, middle], [0.05, high - low, 0.05], frame),
    box([0.02, 0.5, middle], [0.04, 0.04, length], frame),
    box([0.02, (low + high) / 2, far], [0.06, high - low, 0.06], frame),
    box([0.02, high, middle], [0.06, 0.06, length], frame),
  ];
}

/** Base units along both walls, a worktop over them, and a wall unit at the far left. */
function cabinets(palette: KitchenPalette): Solid[] {
  const body = matt(palette.cabinets, { gloss: 0.15 });
  const top = matt(palette.counter, { gloss: 0.35 });
  const handle = matt(palette.metal, { gloss: 0.6 });
  const plinth = matt('#4a443c');
  const tall = COUNTER_TOP - FLOOR - 0.12;
  const middleY = FLOOR + 0.1 + tall / 2;
  const doors = Array.from({ length: Math.floor(RUN / DOOR_WIDTH) }, (_, i): Solid[] => {
    const x = -0.32 - COUNTER_DEPTH / 2 - i * DOOR_WIDTH;
    return [
      box([x, middleY, -COUNTER_DEPTH - 0.01], [DOOR_WIDTH - 0.025, tall - 0.03, 0.025], body),
      box([x, middleY + tall / 2 - 0.08, -COUNTER_DEPTH - 0.04], [0.2, 0.018, 0.02], handle),
    ];
  });
  return [
    box([-RUN / 2, middleY, -COUNTER_DEPTH / 2], [RUN, tall, COUNTER_DEPTH - 0.02], matt(palette.cabinets)),
    box([-COUNTER_DEPTH / 2, middleY, -1.7], [COUNTER_DEPTH - 0.02, tall, 3.4], body),
    box([-RUN / 2, FLOOR + 0.05, -COUNTER_DEPTH / 2 + 0.05], [RUN, 0.1, COUNTER_DEPTH - 0.1], plinth),
    ...doors.flat(),
    box([-RUN / 2, COUNTER_TOP - 0.02, -COUNTER_DEPTH / 2], [RUN, 0.045, COUNTER_DEPTH + 0.04], top),
    box([-COUNTER_DEPTH / 2, COUNTER_TOP - 0.02, -1.7], [COUNTER_DEPTH + 0.04, 0.045, 3.4], top),
    box([-2.75, 0.62, -0.18], [1.3, 0.84, 0.36], body),
    box([-2.75, 0.62, -0.37], [0.012, 0.8, 0.02], matt('#6b655b')),
    box([-2.68, 0.28, -0.38], [0.02, 0.14, 0.02], handle),
    box([-2.82, 0.28, -0.38], [0.02, 0.14, 0.02], handle),
  ];
}

/** Two open shelves with plates, bowls, jars and herbs. */
function shelves(brief: Brief, palette: KitchenPalette): Solid[] {
  const board = matt(palette.wood, { gloss: 0.15 });
  const { crockery } = palette;
  const colored = (i: number) => matt(crockery[i % crockery.length] ?? '#f4f1ea', { gloss: 0.4 });
  const things = SHELF_HEIGHTS.flatMap((y, row) =>
    [-1.86, -1.6, -1.3, -0.98, -0.7, -0.42].map((x, i): Solid => {
      const kind = (i + row * 2) % 3;
      const jitter = (brief.random() - 0.5) * 0.05;
      if (kind === 0) return tube([x + jitter, y + 0.1, -0.14], 0.055, 0.17, colored(i + row));
      if (kind === 1) return tube([x + jitter, y + 0.055, -0.14], 0.05, 0.08, colored(i + row), 0.105);
      return tube([x + jitter, y + 0.07, -0.14], 0.1, 0.1, colored(i + row + 1));
    }),
  );
  return [
    ...SHELF_HEIGHTS.map((y) => box([-1.14, y, -0.14], [1.75, 0.035, 0.26], board)),
    ...things,
    ...pottedPlant(
      [-0.24, SHELF_HEIGHTS[1] + 0.02, -0.14],
      { width: 0.36, height: 0.3, potRadius: 0.07, potHeight: 0.1 },
      leaves(brief, 'rubber'),
      matt('#c98f63'),
    ),
  ];
}

function counterThings(brief: Brief, palette: KitchenPalette): Solid[] {
  const steel = matt(palette.metal, { gloss: 0.7 });
  const on = COUNTER_TOP + 0.005;
  const fruit = [
    [-0.05, 0.02, '#d97b2b'],
    [0.06, 0.05, '#e0a526'],
    [0.01, -0.07, '#a9b84a'],
  ] as const;
  return [
    tube([-1.1, on + 0.05, -0.34], 0.07, 0.09, matt('#f2ede2', { gloss: 0.3 }), 0.16),
    ...fruit.map(([x, z, color]) =>
      ball([-1.1 + x, on + 0.12, -0.34 + z], [0.09, 0.09, 0.09], matt(color, { gloss: 0.2 })),
    ),
    box([-1.72, on + 0.2, -0.08], [0.3, 0.4, 0.03], matt(palette.wood, { gloss: 0.2 })),
    tube([-2.1, on + 0.13, -0.3], 0.1, 0.24, steel, 0.075),
    tube([-0.62, on + 0.11, -0.22], 0.055, 0.22, matt('#6f8a72', { gloss: 0.5 })),
    tube([-0.5, on + 0.08, -0.2], 0.05, 0.16, matt('#efe6d6', { gloss: 0.4 })),
    tube([-0.12, on + 0.17, -1.2], 0.014, 0.34, steel),
    box([-0.2, on + 0.34, -1.2], [0.17, 0.02, 0.02], steel),
    ...pottedPlant(
      [-0.2, on, -0.34],
      { width: 0.42, height: 0.36, potRadius: 0.09, potHeight: 0.13 },
      leaves(brief, 'rubber'),
      matt(palette.crockery[0] ?? '#f4f1ea'),
    ),
    ...pottedPlant(
      [-0.14, on, -1.75],
      { width: 0.36, height: 0.3, potRadius: 0.075, potHeight: 0.11 },
      leaves(brief, 'rubber'),
      matt('#c98f63'),
    ),
  ];
}

/** Two lamps on cords over the middle of the room. */
function pendants({ metal }: KitchenPalette, evening: boolean): Solid[] {
  return PENDANTS.flatMap((x) => [
    tube([x, 1.05, -1.0], 0.006, 0.42, matt('#2f2a26')),
    tube([x, 0.82, -1.0], 0.15, 0.14, matt(metal, { gloss: 0.4 }), 0.05),
    unshadowing(ball([x, 0.76, -1.0], [0.1, 0.1, 0.1], glowing('#ffdca8', evening ? 6 : 1.4))),
  ]);
}

function lamps({ mood }: Brief, evening: boolean): Lamp[] {
  const bulb = (x: number, strength: number, color: string): Lamp => ({
    kind: 'bulb',
    center: [x, 0.72, -1.0],
    radius: 0.12,
    color: light(color, strength),
  });
  if (evening) {
    const glow = mood === 'artistic' ? '#ff9448' : '#ffc07c';
    return [
      ...PENDANTS.map((x) => bulb(x, 0.6, glow)),
      { kind: 'bulb', center: [-1.4, 0.9, -2.6], radius: 0.3, color: light('#ffcf94', 0.9) },
      windowLight(WINDOW, light(mood === 'artistic' ? '#5a5fff' : '#5f7fd0', 0.35)),
    ];
  }
  const day = { natural: '#fff3df', studio: '#f4f7ff', artistic: '#ffd9a8' }[mood];
  return [
    windowLight(WINDOW, light(day, 1)),
    ...PENDANTS.map((x) => bulb(x, 0.1, '#ffcf8f')),
    { kind: 'sun', towards: [0.78, 0.32, -0.5], spread: 0.06, color: light('#ffdfae', mood === 'studio' ? 0.5 : 2) },
  ];
}
