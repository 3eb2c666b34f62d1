import type { Solid, World } from '../trace/world.ts';
import { ceilingLines, cornerLamps, cornerLight, cornerShell } from './corner.ts';
import { type Brief, ball, box, FLOOR, glowing, matt, oneOf, placeRoom, tube, unshadowing } from './parts.ts';
import { tradeThings } from './trades/trade-things.ts';

interface GymPalette {
  wall: string;
  stripe: string;
  floor: string;
  bag: string;
  balls: readonly [string, string, string];
  glow: string;
}

/** Which of them a gym has is its own. */
const PALETTES: Record<Brief['style'], readonly GymPalette[]> = {
  clean: [
    {
      ...{ wall: '#d3d7da', stripe: '#5f6b76', floor: '#55595e', bag: '#a5342f' },
      ...{ balls: ['#3f8fc0', '#d8dde0', '#e0952f'], glow: '#e8f4ff' },
    },
    {
      ...{ wall: '#d9dbd4', stripe: '#5c6f62', floor: '#595a58', bag: '#2f3338' },
      ...{ balls: ['#4f9a78', '#e2e3dc', '#d9b23a'], glow: '#f2ffe8' },
    },
  ],
  warm: [
    {
      ...{ wall: '#d6bfa2', stripe: '#7a5238', floor: '#5e544c', bag: '#7a3a28' },
      ...{ balls: ['#c9703f', '#ead9bf', '#6f7f56'], glow: '#ffd9a0' },
    },
    {
      ...{ wall: '#cbb28f', stripe: '#5a5a3f', floor: '#605a50', bag: '#4a3a30' },
      ...{ balls: ['#8a9a52', '#efe2c8', '#b5603a'], glow: '#ffe0a8' },
    },
  ],
  bold: [
    {
      ...{ wall: '#5a6484', stripe: '#e8b23a', floor: '#4a4d55', bag: '#d8382f' },
      ...{ balls: ['#e8b23a', '#38c0c8', '#d8382f'], glow: '#ffd23a' },
    },
    {
      ...{ wall: '#4a6f80', stripe: '#e0506a', floor: '#4a4f55', bag: '#22262b' },
      ...{ balls: ['#e0506a', '#5fd0b0', '#f0ece2'], glow: '#ff5f8a' },
    },
  ],
};

const CEILING = 1.5;
const WINDOW = { far: -0.4, near: -3, low: -0.3, high: 1.2 };
const IRON = '#3a3f45';

/** A gym: weights on their rack, a bag on its chain, bars on the wall, balls and a line of light. */
export function gymWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const shell = cornerShell({
    ...{ wall: palette.wall, ceiling: '#3a3d42', ceilingY: CEILING, window: WINDOW, frame: '#2b2f34' },
    floor: matt(palette.floor, { gloss: 0.2 }),
    outside: glowing(evening ? '#1f2c50' : '#e6eff4', evening ? 0.8 : 1.8),
    bars: [0.2, 0.4, 0.6, 0.8],
  });
  const things = tradeThings(brief, { wood: '#c09a6a', colors: palette.balls });
  const solids = [
    ...shell,
    ...ceilingLines(CEILING, evening),
    box([-3, -0.62, -0.01], [8, 0.16, 0.02], matt(palette.stripe)),
    unshadowing(box([-2, 1.18, -0.02], [4.4, 0.035, 0.03], glowing(palette.glow, 3))),
    ...(things ?? [...weights(), ...wallBars(brief), ...hangingBag(palette)]),
    ...balls(palette),
  ];
  const room = placeRoom(
    { solids, lamps: cornerLamps(brief, WINDOW, CEILING), glints: [] },
    { x: 0.5 * brief.halfWidth, z: 3.9, turn: -0.46 },
  );
  return { ...room, ...cornerLight(brief), blurUnits: 16 };
}

/** A rack with three rows of weights, the heavy ones below. */
function weights(): Solid[] {
  const steel = matt('#8f959a', { gloss: 0.6 });
  const iron = matt(IRON, { gloss: 0.35 });
  const rows = [-0.82, -0.4, 0.02].flatMap((y, row): Solid[] => {
    const size = 0.15 - row * 0.025;
    const pairs = Array.from({ length: 6 }, (_, i): Solid[] => {
      const x = -1.85 + i * 0.27;
      return [
        box([x, y + 0.1, -0.46], [size, size, 0.1], iron),
        box([x, y + 0.1, -0.2], [size, size, 0.1], iron),
        box([x, y + 0.1, -0.33], [0.035, 0.035, 0.2], steel),
        box([x, y + 0.1, -0.515], [size * 0.5, size * 0.5, 0.01], steel),
      ];
    });
    return [box([-1.18, y, -0.33], [1.7, 0.04, 0.42], steel), ...pairs.flat()];
  });
  return [
    ...rows,
    box([-2.05, -0.6, -0.33], [0.06, 1.7, 0.46], iron),
    box([-0.3, -0.6, -0.33], [0.06, 1.7, 0.46], iron),
  ];
}

/** Wooden bars at the back wall, beside a board with the hours. */
function wallBars({ style }: Brief): Solid[] {
  const wood = matt(style === 'bold' ? '#c98a4a' : '#c09a6a', { gloss: 0.2 });
  const bars = Array.from({ length: 11 }, (_, i) => box([-2.75, -1.1 + i * 0.21, -0.12], [0.95, 0.035, 0.035], wood));
  return [
    ...bars,
    box([-3.24, -0.05, -0.09], [0.05, 2.4, 0.12], wood),
    box([-2.26, -0.05, -0.09], [0.05, 2.4, 0.12], wood),
    box([-1.1, 0.7, -0.02], [1.1, 0.56, 0.03], matt('#22252a', { gloss: 0.3 })),
    box([-1.3, 0.8, -0.04], [0.5, 0.05, 0.01], matt('#e8e6df')),
    box([-1.2, 0.66, -0.04], [0.7, 0.03, 0.01], matt('#9aa0a6')),
    box([-1.25, 0.56, -0.04], [0.6, 0.03, 0.01], matt('#9aa0a6')),
  ];
}

function hangingBag({ bag }: GymPalette): Solid[] {
  const chain = matt('#9aa0a6', { gloss: 0.5 });
  return [
    tube([-0.5, 1.1, -1.15], 0.012, 0.8, chain),
    tube([-0.5, 0.12, -1.15], 0.19, 1.16, matt(bag, { gloss: 0.3 })),
    tube([-0.5, 0.62, -1.15], 0.192, 0.1, matt('#1f2226')),
    tube([-0.5, -0.4, -1.15], 0.192, 0.08, matt('#1f2226')),
  ];
}

/** Large balls on the floor at the left, small ones on the rack's top. */
function balls({ balls: [first, second, third] }: GymPalette): Solid[] {
  const on = FLOOR;
  return [
    ball([-2.5, on + 0.36, -0.9], [0.72, 0.72, 0.72], matt(first, { gloss: 0.3 })),
    ball([-3.2, on + 0.3, -0.8], [0.6, 0.6, 0.6], matt(second, { gloss: 0.3 })),
    ball([-0.62, 0.2, -0.33], [0.24, 0.24, 0.24], matt(third, { gloss: 0.25 })),
    tube([-2.3, -0.2, -0.3], 0.085, 0.7, matt(third)),
  ];
}
