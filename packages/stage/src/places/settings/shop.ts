import { paintCity } from '../paint/views.ts';
import type { Material, Solid, World } from '../trace/world.ts';
import { cornerLamps, cornerLight, cornerShell } from './corner.ts';
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
  placeRoom,
  pottedPlant,
  tube,
  unshadowing,
} from './parts.ts';
import { tradeThings } from './trades/trade-things.ts';

interface ShopPalette {
  wall: string;
  wood: string;
  floor: string;
  counter: string;
  goods: readonly [string, ...string[]];
}

/** Which of them a shop has is its own. */
const PALETTES: Record<Brief['style'], readonly ShopPalette[]> = {
  clean: [
    {
      ...{ wall: '#e8e6e0', wood: '#c9a67c', floor: '#c3b8a8', counter: '#f1efe9' },
      goods: ['#8fb0a4', '#e9e2d4', '#d99a6f', '#5f7f92', '#f3efe6'],
    },
    {
      ...{ wall: '#dfe5e4', wood: '#b8916a', floor: '#b9b4aa', counter: '#cfd9d6' },
      goods: ['#4f7f88', '#f0e6d2', '#e0b06a', '#b5c4c4', '#c9675a'],
    },
  ],
  warm: [
    {
      ...{ wall: '#e3cba6', wood: '#8f5f38', floor: '#8a6a4c', counter: '#7a4a30' },
      goods: ['#a5482f', '#f0dfbf', '#d9a04a', '#6e7a4e', '#c98a5f'],
    },
    {
      ...{ wall: '#d9c7a4', wood: '#a57545', floor: '#96785a', counter: '#5a6a48' },
      goods: ['#5f6e3f', '#f2e6cc', '#c9703f', '#e2b45a', '#8a5238'],
    },
  ],
  bold: [
    {
      ...{ wall: '#2f5a5e', wood: '#d9a45f', floor: '#8f7a66', counter: '#e8604c' },
      goods: ['#f2c84a', '#e8604c', '#f4efe4', '#7fc8b8', '#2e3f56'],
    },
    {
      ...{ wall: '#b5435a', wood: '#e0b078', floor: '#8a7468', counter: '#2f3f5a' },
      goods: ['#f0c36a', '#f4eee6', '#2f6f8a', '#f08a6a', '#5a2f48'],
    },
  ],
};

const CEILING = 1.4;
const WINDOW = { far: -0.5, near: -3, low: -0.7, high: 1.15 };
const SHELVES = [-0.5, -0.08, 0.34, 0.76] as const;

/** A small shop: shelves full of goods, a counter with its till, lamps on cords, the street behind the window. */
export function shopWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const shell = cornerShell({
    ...{ wall: palette.wall, ceiling: '#efece5', ceilingY: CEILING, window: WINDOW, frame: '#3a342e' },
    floor: matt(palette.floor, { gloss: 0.35 }),
    outside: street(brief, evening),
    bars: [0.5],
  });
  const goods = tradeThings(brief, { wood: palette.wood, colors: palette.goods }) ?? shelves(brief, palette);
  const solids = [...shell, ...goods, ...counter(brief, palette), ...pendants(palette, evening)];
  const room = placeRoom(
    { solids, lamps: cornerLamps(brief, WINDOW, CEILING), glints: [] },
    { x: 0.5 * brief.halfWidth, z: 3.9, turn: -0.48 },
  );
  return { ...room, ...cornerLight(brief), blurUnits: 16 };
}

function street(brief: Brief, evening: boolean): Material {
  const look = evening
    ? { skyTop: '#16224c', skyLow: '#c46f6a', near: '#141c33', far: '#4a4a78', lit: 0.5, litColor: '#ffd28a' }
    : { skyTop: '#bcd8ea', skyLow: '#efeadc', near: '#a08f7c', far: '#c3b8a6', lit: 0.08, litColor: '#fff3cf' };
  return {
    color: light('#ffffff'),
    texture: paintCity(brief.makeCanvas, look, brief.random),
    glow: evening ? 0.9 : 1.7,
  };
}

/** Goods stand in groups of a kind, as a shop sorts them. */
function shelves({ random }: Brief, { wood, goods }: ShopPalette): Solid[] {
  const board = matt(wood, { gloss: 0.2 });
  const rows = SHELVES.flatMap((y, row): Solid[] => {
    const groups = Array.from({ length: 7 }, (_, group) => {
      const kind = Math.floor(random() * 4);
      const color = matt(goods[Math.floor(random() * goods.length)] ?? goods[0], { gloss: 0.3 });
      return [0, 1, 2].flatMap((i) => oneGood(kind, [-2.95 + group * 0.4 + i * 0.115, y + 0.02], color));
    });
    return [
      box([-1.7, y, -0.17], [2.9, 0.035, 0.34], board),
      unshadowing(box([-1.7, y - 0.03, -0.3], [2.8, 0.012, 0.02], glowing('#ffe9c4', row === 0 ? 0 : 1.6))),
      ...groups.flat(),
    ];
  });
  return [...rows, box([-3.18, 0, -0.17], [0.05, 2.6, 0.36], board), box([-0.22, 0, -0.17], [0.05, 2.6, 0.36], board)];
}

/** A bottle, a box, a jar with its lid, or a bag. */
function oneGood(kind: number, [x, y]: readonly [number, number], color: Material): Solid[] {
  const lid = matt('#2f2c28', { gloss: 0.3 });
  if (kind === 0) return [tube([x, y + 0.1, -0.2], 0.04, 0.18, color), tube([x, y + 0.22, -0.2], 0.016, 0.07, lid)];
  if (kind === 1) return [box([x, y + 0.11, -0.2], [0.095, 0.21, 0.12], color)];
  if (kind === 2) return [tube([x, y + 0.07, -0.2], 0.05, 0.12, color), tube([x, y + 0.145, -0.2], 0.051, 0.03, lid)];
  return [box([x, y + 0.08, -0.2], [0.1, 0.15, 0.14], color), ball([x, y + 0.16, -0.2], [0.1, 0.05, 0.12], color)];
}

/** Below the window: a counter with a till, a vase and a bowl. */
function counter(brief: Brief, { counter: front, wood, goods }: ShopPalette): Solid[] {
  const leaf = leaves(brief, 'rubber');
  const top = -0.48;
  return [
    box([-0.5, (FLOOR + top) / 2, -1.8], [0.6, top - FLOOR, 2.2], matt(front, { gloss: 0.2 })),
    box([-0.5, top + 0.02, -1.8], [0.7, 0.05, 2.3], matt(wood, { gloss: 0.3 })),
    box([-0.42, top + 0.2, -1.25], [0.04, 0.26, 0.36], matt('#22262b', { gloss: 0.4 }), 0.5),
    box([-0.42, top + 0.07, -1.25], [0.2, 0.06, 0.2], matt('#33383e', { gloss: 0.3 })),
    tube([-0.55, top + 0.08, -1.9], 0.06, 0.1, matt(goods[0]), 0.13),
    ...pottedPlant(
      [-0.3, top + 0.04, -0.75],
      { width: 0.44, height: 0.42, potRadius: 0.08, potHeight: 0.13 },
      leaf,
      matt(goods[1] ?? goods[0]),
    ),
  ];
}

/** Three lamps on cords. */
function pendants({ wood }: ShopPalette, evening: boolean): Solid[] {
  return [-2.3, -1.5, -0.7].flatMap((x) => [
    tube([x, 1.2, -1.1], 0.006, 0.42, matt('#2f2a26')),
    tube([x, 0.98, -1.1], 0.13, 0.13, matt(wood, { gloss: 0.4 }), 0.05),
    unshadowing(ball([x, 0.92, -1.1], [0.09, 0.09, 0.09], glowing('#ffdca8', evening ? 6 : 2))),
  ]);
}
