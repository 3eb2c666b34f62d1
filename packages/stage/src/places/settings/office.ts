import { paintBoards, paintBooks, paintScreen } from '../paint/interiors.ts';
import { paintCity } from '../paint/views.ts';
import { texelAt } from '../trace/texel-at.ts';
import type { Lamp, Material, Solid, World } from '../trace/world.ts';
import {
  type Brief,
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
import { tradeThings } from './trades/trade-things.ts';

interface OfficePalette {
  wall: string;
  slats: string;
  floor: string;
  accent: string;
  books: readonly [string, ...string[]];
}

/** Which of them a room has is its own. */
const PALETTES: Record<Brief['style'], readonly OfficePalette[]> = {
  clean: [
    {
      wall: '#dfe2e1',
      slats: '#b08a63',
      floor: '#8d9093',
      accent: '#3f6f8f',
      books: ['#40607a', '#d8cdb8', '#e8e4dc', '#9a4a3c', '#4a6c60'],
    },
    {
      wall: '#e4e5e0',
      slats: '#7f8f84',
      floor: '#86898a',
      accent: '#5d8a72',
      books: ['#55796a', '#ddd3c0', '#ebe7df', '#b7774a', '#3f5560'],
    },
    {
      wall: '#dcdfe6',
      slats: '#c9ad86',
      floor: '#979aa0',
      accent: '#c26a4e',
      books: ['#c26a4e', '#dad2c4', '#f0ece4', '#47607e', '#7d8a5a'],
    },
  ],
  warm: [
    {
      wall: '#d9c6ae',
      slats: '#8a5a38',
      floor: '#7a6552',
      accent: '#c0703c',
      books: ['#a5512f', '#e2c48f', '#efe3cd', '#5f6a48', '#704a32'],
    },
    {
      wall: '#cfc7a8',
      slats: '#6f5a3c',
      floor: '#6f6450',
      accent: '#8a9a52',
      books: ['#76854a', '#e6d7ad', '#f1e8d2', '#b5673c', '#4b4a36'],
    },
    {
      wall: '#dcb99c',
      slats: '#a8683c',
      floor: '#80604a',
      accent: '#3f7076',
      books: ['#3f7076', '#e9c998', '#f3e6d2', '#a5512f', '#6a4a38'],
    },
  ],
  bold: [
    {
      wall: '#2c3f55',
      slats: '#48628c',
      floor: '#5d6470',
      accent: '#f0a33a',
      books: ['#f0a33a', '#e65f4c', '#f1ede4', '#3aa6a0', '#556a92'],
    },
    {
      wall: '#3f2f4e',
      slats: '#7a4a78',
      floor: '#5a5364',
      accent: '#f2b84b',
      books: ['#f2b84b', '#e0567a', '#f4eef0', '#5a8fc0', '#7a4a78'],
    },
    {
      wall: '#1f4a48',
      slats: '#c08a45',
      floor: '#555f5e',
      accent: '#e8604c',
      books: ['#e8604c', '#f0c75a', '#eef1ea', '#2f7a72', '#3c4f6a'],
    },
  ],
};

const CEILING = 1.45;
const GLASS = { far: -0.08, near: -3.6, low: -1.2, high: 1.28 };

/** A modern office high above a city: glass wall, slatted wood, shelves, lines of light in the ceiling, desks. */
export function officeWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const room = placeRoom(
    {
      solids: [...shell(brief, palette), ...glassWall(), ...shelves(brief, palette), ...desks(brief, palette, evening)],
      lamps: lampLights(brief, evening),
      glints: [],
    },
    { x: 0.34 * brief.halfWidth, z: 4.5, turn: -0.46 },
  );
  return {
    ...room,
    ambient: evening
      ? { above: light('#a9a6b8', 0.3), below: light('#6c5a4a', 0.2) }
      : { above: light('#eef4f8', 0.66), below: light('#b9b2a8', 0.4) },
    sky: cityAround(brief, evening),
    exposure: evening ? 1.05 : 0.8,
    blurUnits: 20,
  };
}

function shell(brief: Brief, palette: OfficePalette): Solid[] {
  const slats = paintBoards(brief.makeCanvas, palette.slats, { count: 34, across: false, joint: 0.85 }, brief.random);
  return [
    box([-5.9, FLOOR - 0.05, -2], [12, 0.1, 9], matt(palette.floor, { gloss: 0.55 })),
    box([-5.9, CEILING + 0.05, -2], [12, 0.1, 9], matt('#e6e7e6')),
    box([-4.47, 0, 0.05], [9, 3, 0.1], matt(palette.wall)),
    box([-1.0, 0, -0.03], [1.7, 2.9, 0.06], { color: light('#ffffff', 0.95), texture: slats }),
    ...[-0.9, -2.1, -3.3].map((z) => box([-2, CEILING - 0.012, z], [5.2, 0.03, 0.09], glowing('#fff6e6', 3.4))),
  ];
}

/** The right wall is glass from knee to ceiling, in dark frames, with the city far behind it. */
function glassWall(): Solid[] {
  const { far, near, low, high } = GLASS;
  const middle = (far + near) / 2;
  const length = far - near;
  const steel = matt('#2b3036');
  const uprights = [far, -0.95, -1.85, -2.75, near].map((z) =>
    box([0, (low + high) / 2, z], [0.07, high - low, 0.06], steel),
  );
  return [
    box([0.05, (FLOOR + low) / 2, middle], [0.1, low - FLOOR, length], matt('#c9cbc9')),
    box([0.05, (CEILING + high) / 2, middle], [0.1, CEILING - high, length], matt('#d6d8d7')),
    box([0, low, middle], [0.12, 0.05, length], steel),
    box([0, 0.62, middle], [0.05, 0.045, length], steel),
    ...uprights,
  ];
}

/** The city is so far away that only the direction of looking counts. */
function cityAround(brief: Brief, evening: boolean): World['sky'] {
  const look = evening
    ? { skyTop: '#16224c', skyLow: '#c46f6a', near: '#141c33', far: '#4a4a78', lit: 0.42, litColor: '#ffd28a' }
    : { skyTop: '#a9cfec', skyLow: '#efeadc', near: '#7f95aa', far: '#b7c7d3', lit: 0.06, litColor: '#fff3cf' };
  const city = paintCity(brief.makeCanvas, look, brief.random);
  const strength = evening ? 1.15 : 1.3;
  return ([x, y, z]) => {
    const across = Math.atan2(x, z) / 1.3;
    const texel = texelAt(city, across - Math.floor(across), 0.6 - (y / Math.hypot(x, z)) * 0.85);
    return [city.data[texel] * strength, city.data[texel + 1] * strength, city.data[texel + 2] * strength];
  };
}

function shelves(brief: Brief, palette: OfficePalette): Solid[] {
  const { makeCanvas, random } = brief;
  const things = tradeThings(brief, { wood: palette.slats, colors: palette.books });
  if (things) return [...things, ...tallPlant(brief)];
  const board = matt('#efece6');
  const rows = [0.72, 0.3, -0.12].flatMap((y, row) => {
    const books = { color: light('#ffffff', 0.95), texture: paintBooks(makeCanvas, palette.books, random) };
    return [
      box([-2.5, y, -0.14], [1.15, 0.035, 0.28], board),
      panel([-2.5 + (row - 1) * 0.14, y + 0.15, -0.2], [0.78, 0.26], books),
    ];
  });
  return [
    ...rows,
    ...pottedPlant(
      [-2.06, 0.74, -0.16],
      { width: 0.42, height: 0.36, potRadius: 0.07, potHeight: 0.11 },
      plant(brief, 'palm'),
      matt('#d9d4ca'),
    ),
    box([-3.9, 0.3, -0.02], [1.1, 0.8, 0.04], matt(palette.accent)),
    ...pottedPlant(
      [-1.86, FLOOR, -0.4],
      { width: 0.95, height: 1.5, potRadius: 0.17, potHeight: 0.4 },
      plant(brief, 'rubber'),
      matt('#3d4247'),
    ),
    ...tallPlant(brief),
  ];
}

function tallPlant(brief: Brief): Solid[] {
  return pottedPlant(
    [-0.24, FLOOR, -0.5],
    { width: 0.7, height: 1.25, potRadius: 0.15, potHeight: 0.4 },
    plant(brief, 'snake'),
    matt('#e4e0d8'),
  );
}

function desks(brief: Brief, palette: OfficePalette, evening: boolean): Solid[] {
  const top = matt('#e2d6c4', { gloss: 0.25 });
  const steel = matt('#2b3036');
  const page = paintScreen(brief.makeCanvas, evening ? '#26354d' : '#e9f1f7', palette.accent, brief.random);
  const desk = (x: number, z: number): Solid[] => [
    box([x, -0.72, z], [1.5, 0.04, 0.7], top),
    box([x - 0.7, -1.08, z], [0.04, 0.7, 0.6], steel),
    box([x + 0.7, -1.08, z], [0.04, 0.7, 0.6], steel),
    box([x, -0.36, z + 0.12], [0.72, 0.42, 0.03], steel),
    box([x, -0.36, z + 0.1], [0.68, 0.38, 0.02], { color: light('#ffffff'), texture: page, glow: evening ? 1.5 : 0.7 }),
    box([x, -0.62, z + 0.14], [0.06, 0.2, 0.03], steel),
  ];
  return [...desk(-2.2, -1.3), ...desk(-4.2, -1.3), ...desk(-0.9, -2.6), ...pendants(evening)];
}

function pendants(evening: boolean): Solid[] {
  return [-1.1, -1.75, -2.4, -3.6].flatMap((x) => [
    tube([x, CEILING - 0.2, -1.35], 0.005, 0.4, matt('#26282b')),
    tube([x, CEILING - 0.46, -1.35], 0.13, 0.15, matt('#2d3135'), 0.05),
    unshadowing(tube([x, CEILING - 0.54, -1.35], 0.11, 0.012, glowing('#ffe4b8', evening ? 4.5 : 2.2))),
  ]);
}

function plant(brief: Brief, kind: Parameters<typeof leaves>[1]): Material {
  return { ...leaves(brief, kind), sheer: 0.35 };
}

function lampLights(brief: Brief, evening: boolean): Lamp[] {
  const tone = { natural: '#fff2de', studio: '#f2f6ff', artistic: '#c7b2ff' }[brief.mood];
  const lines: Lamp = {
    kind: 'ceiling',
    center: [-2, CEILING - 0.06, -1.9],
    size: [5, 2.4],
    color: light(tone, evening ? 0.2 : 0.1),
  };
  const wash: Lamp = {
    kind: 'bulb',
    center: [-1.0, CEILING - 0.2, -0.35],
    radius: 0.3,
    color: light('#ffd9a6', evening ? 0.5 : 0.22),
  };
  if (evening) return [lines, wash, windowLight(GLASS, light(brief.mood === 'artistic' ? '#8a5cff' : '#6f7fc8', 0.16))];
  return [
    lines,
    wash,
    windowLight(GLASS, light('#eef6ff', 0.3)),
    {
      kind: 'sun',
      towards: [0.74, 0.42, -0.5],
      spread: 0.05,
      color: light('#ffe6c0', brief.mood === 'studio' ? 0.5 : 2),
    },
  ];
}
