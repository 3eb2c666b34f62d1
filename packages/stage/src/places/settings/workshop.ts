import { paintBoards } from '../paint/interiors.ts';
import type { Material, Solid, World } from '../trace/world.ts';
import { ceilingLines, cornerLamps, cornerLight, cornerShell } from './corner.ts';
import { type Brief, ball, box, FLOOR, glowing, light, matt, oneOf, placeRoom, tube } from './parts.ts';
import { tradeThings } from './trades/trade-things.ts';

interface WorkshopPalette {
  wall: string;
  board: string;
  bench: string;
  chest: string;
  handles: readonly [string, ...string[]];
}

/** Which of them a workshop has is its own. */
const PALETTES: Record<Brief['style'], readonly WorkshopPalette[]> = {
  clean: [
    {
      wall: '#d5d8d8',
      board: '#8f9aa3',
      bench: '#b58f63',
      chest: '#b3362c',
      handles: ['#d9482f', '#e2a52c', '#2f6fa8'],
    },
    {
      wall: '#dcd8cf',
      board: '#7d8f86',
      bench: '#a98258',
      chest: '#2c5f8f',
      handles: ['#2f7fb8', '#e0b23a', '#c94a36'],
    },
  ],
  warm: [
    {
      wall: '#d8c3a2',
      board: '#a9805a',
      bench: '#8a5f3a',
      chest: '#a5402c',
      handles: ['#c9522f', '#d99a3a', '#5f7a4a'],
    },
    {
      wall: '#cdb592',
      board: '#7a6a50',
      bench: '#946a42',
      chest: '#4f6a4a',
      handles: ['#b5542f', '#e0ac4a', '#3f6a6e'],
    },
  ],
  bold: [
    {
      wall: '#3d4750',
      board: '#e0a22c',
      bench: '#9a6a3c',
      chest: '#d8432c',
      handles: ['#d8432c', '#22262b', '#f0ece2'],
    },
    {
      wall: '#2f4a63',
      board: '#d9dde0',
      bench: '#b07a45',
      chest: '#f0962c',
      handles: ['#f0962c', '#d8432c', '#2f6fa8'],
    },
  ],
};

const CEILING = 1.4;
const BENCH_TOP = -0.5;
const WINDOW = { far: -0.5, near: -2.6, low: 0.1, high: 1.1 };
const STEEL = '#a9adb1';

/** A workshop or garage: tools on their board, a bench with a vice, a chest of drawers, bins and cans on shelves. */
export function workshopWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const shell = cornerShell({
    ...{ wall: palette.wall, ceiling: '#e3e0d8', ceilingY: CEILING, window: WINDOW, frame: '#4a4f55' },
    floor: matt('#8d8b86', { gloss: 0.3 }),
    outside: glowing(evening ? '#1f2c50' : '#e9f2f6', evening ? 0.8 : 2),
    bars: [0.25, 0.5, 0.75],
  });
  const things = tradeThings(brief, { wood: palette.bench, colors: palette.handles });
  const solids = [
    ...shell,
    ...ceilingLines(CEILING, evening),
    ...(things ?? toolBoard(brief, palette)),
    ...bench(brief, palette),
    ...(things ? [] : shelves(brief, palette)),
    ...rightSide(palette),
  ];
  const room = placeRoom(
    { solids, lamps: cornerLamps(brief, WINDOW, CEILING), glints: [] },
    { x: 0.5 * brief.halfWidth, z: 3.9, turn: -0.46 },
  );
  return { ...room, ...cornerLight(brief), blurUnits: 16 };
}

/** Above the bench hangs what a mechanic and a joiner reach for. */
function toolBoard({ random }: Brief, { board, handles }: WorkshopPalette): Solid[] {
  const steel = matt(STEEL, { gloss: 0.6 });
  const handle = (i: number): Material => matt(handles[i % handles.length] ?? '#c9522f', { gloss: 0.3 });
  const driver = (x: number, y: number, i: number): Solid[] => [
    tube([x, y + 0.09, -0.08], 0.022, 0.12, handle(i)),
    tube([x, y - 0.05, -0.08], 0.009, 0.17, steel),
  ];
  const spanner = (x: number, y: number, long: number): Solid[] => [
    box([x, y, -0.07], [0.028, long, 0.015], steel),
    ball([x, y + long / 2, -0.07], [0.085, 0.075, 0.03], steel),
    ball([x, y - long / 2, -0.07], [0.06, 0.06, 0.03], steel),
  ];
  const hammer = (x: number, y: number, i: number): Solid[] => [
    tube([x, y - 0.04, -0.08], 0.017, 0.32, handle(i)),
    box([x + 0.02, y + 0.13, -0.08], [0.17, 0.055, 0.05], matt('#4a4e52', { gloss: 0.5 })),
  ];
  const saw: Solid[] = [
    box([-1.02, 0.74, -0.07], [0.46, 0.1, 0.012], steel),
    box([-0.74, 0.74, -0.07], [0.14, 0.13, 0.03], handle(0)),
  ];
  const spanners = Array.from({ length: 6 }, (_, i) => spanner(-1.98 + i * 0.12, 0.3, 0.34 - i * 0.03)).flat();
  const drivers = Array.from({ length: 5 }, (_, i) => driver(-1.16 + i * 0.11, 0.3 + random() * 0.01, i)).flat();
  return [
    box([-1.3, 0.45, -0.02], [1.7, 0.98, 0.04], matt(board)),
    ...spanners,
    ...drivers,
    ...hammer(-1.9, 0.72, 1),
    ...hammer(-1.66, 0.72, 2),
    ...hammer(-1.42, 0.72, 0),
    ...saw,
  ];
}

function bench({ makeCanvas, random }: Brief, { bench: wood, chest, handles }: WorkshopPalette): Solid[] {
  const top = {
    color: light('#ffffff', 0.95),
    texture: paintBoards(makeCanvas, wood, { count: 8, across: true, joint: 0.4 }, random),
    gloss: 0.15,
  };
  const tall = BENCH_TOP - FLOOR;
  const drawers = [0, 1, 2, 3].map((i) =>
    box([-0.62, BENCH_TOP - 0.16 - i * 0.19, -0.67], [0.62, 0.16, 0.02], matt(chest, { gloss: 0.4 })),
  );
  const pulls = [0, 1, 2, 3].map((i) =>
    box([-0.62, BENCH_TOP - 0.12 - i * 0.19, -0.69], [0.4, 0.02, 0.02], matt(STEEL, { gloss: 0.6 })),
  );
  return [
    box([-1.5, BENCH_TOP, -0.34], [2.6, 0.07, 0.7], top),
    box([-0.62, FLOOR + tall / 2, -0.34], [0.7, tall - 0.06, 0.62], matt(chest, { gloss: 0.3 })),
    ...drawers,
    ...pulls,
    box([-2.7, FLOOR + tall / 2, -0.34], [0.09, tall, 0.6], matt('#5f5a52')),
    // A vice, an oil can, a jar of brushes, a radio.
    box([-1.95, BENCH_TOP + 0.11, -0.5], [0.16, 0.15, 0.24], matt('#3f6a8a', { gloss: 0.4 })),
    box([-1.95, BENCH_TOP + 0.2, -0.58], [0.22, 0.06, 0.06], matt('#55595d', { gloss: 0.5 })),
    tube([-1.5, BENCH_TOP + 0.12, -0.32], 0.06, 0.17, matt(handles[1] ?? '#e2a52c', { gloss: 0.4 }), 0.03),
    tube([-1.28, BENCH_TOP + 0.1, -0.28], 0.05, 0.14, matt('#dfe3e2', { gloss: 0.2 })),
    box([-0.75, BENCH_TOP + 0.15, -0.24], [0.34, 0.22, 0.13], matt('#2f3338', { gloss: 0.3 })),
    box([-0.75, BENCH_TOP + 0.15, -0.31], [0.14, 0.12, 0.01], matt(STEEL, { gloss: 0.5 })),
  ];
}

/** Three boards with bins, cans and a drill's case. */
function shelves({ random }: Brief, { handles }: WorkshopPalette): Solid[] {
  const steel = matt('#6d7378', { gloss: 0.3 });
  const rows = [-0.45, 0.05, 0.55].flatMap((y, row): Solid[] => {
    const things = [-3.5, -3.2, -2.9, -2.6].map((x, i): Solid => {
      const color = matt(handles[(i + row) % handles.length] ?? '#2f6fa8', { gloss: 0.25 });
      if ((i + row) % 3 === 1) return tube([x, y + 0.15, -0.2], 0.09, 0.24, matt('#c9ccce', { gloss: 0.5 }));
      return box([x, y + 0.12 + random() * 0.01, -0.2], [0.24, 0.2, 0.28], color);
    });
    return [box([-3.05, y, -0.2], [1.3, 0.03, 0.42], steel), ...things];
  });
  return [...rows, box([-2.4, 0, -0.2], [0.04, 2.6, 0.4], steel), box([-3.7, 0, -0.2], [0.04, 2.6, 0.4], steel)];
}

/** Tyres in a pile below the window, and a ladder at the wall. */
function rightSide({ handles }: WorkshopPalette): Solid[] {
  const rubber = matt('#24262a', { gloss: 0.2 });
  const ladder = matt(handles[1] ?? '#e2a52c');
  const tyres = [0, 1, 2, 3].flatMap((i): Solid[] => [
    tube([-0.45, FLOOR + 0.12 + i * 0.22, -1.4], 0.34, 0.2, rubber),
    tube([-0.45, FLOOR + 0.12 + i * 0.22, -1.4], 0.345, 0.03, matt('#3a3d42')),
  ]);
  const rungs = Array.from({ length: 7 }, (_, i) => box([-0.16, -1 + i * 0.3, -0.28], [0.02, 0.03, 0.34], ladder));
  return [
    ...tyres,
    box([-0.16, 0, -0.1], [0.04, 2.4, 0.05], ladder),
    box([-0.16, 0, -0.46], [0.04, 2.4, 0.05], ladder),
    ...rungs,
  ];
}
