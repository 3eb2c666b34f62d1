import { paintBoards } from '../paint/interiors.ts';
import { paintFoliage } from '../paint/plants.ts';
import { paintCity, paintSky } from '../paint/views.ts';
import { texelAt } from '../trace/texel-at.ts';
import type { Glint, Lamp, Material, Solid, World } from '../trace/world.ts';
import { type Brief, ball, box, FLOOR, glowing, light, matt, panel, tube, unshadowing } from './parts.ts';

const SKIES = {
  day: {
    clean: { top: '#5fa8dc', middle: '#a9d3ee', low: '#eef3ea', cloud: '#ffffff', cover: 0.8 },
    warm: { top: '#7fb4d8', middle: '#e6d9bb', low: '#ffe6b8', cloud: '#fff2d8', cover: 0.9 },
    bold: { top: '#2f86d8', middle: '#7cc4f0', low: '#d8f0ee', cloud: '#ffffff', cover: 0.5 },
  },
  evening: {
    clean: { top: '#27366e', middle: '#a5698f', low: '#ffb27c', cloud: '#ff9f86', cover: 1 },
    warm: { top: '#4a3566', middle: '#d9735f', low: '#ffcf80', cloud: '#ff9a6a', cover: 1 },
    bold: { top: '#1a1f5c', middle: '#7a3f9c', low: '#ff7fa0', cloud: '#ff6f9c', cover: 1 },
  },
} as const;

const GREENS = {
  day: ['#66834f', '#86a062', '#557345', '#a9b878'],
  evening: ['#3f5248', '#4f5c4a', '#645a48', '#7d6550'],
} as const;

/** A park at the edge of a city: path, lawn, trees near and far, lamp posts, skyline and a sky that takes half the light. */
export function outdoorWorld(brief: Brief): World {
  const evening = brief.environment === 'evening';
  const look = SKIES[brief.environment][brief.style];
  const sky = paintSky(brief.makeCanvas, look, brief.random);
  const strength = evening ? 0.85 : 1.25;
  return {
    solids: [...ground(brief, evening), ...trees(brief), ...skyline(brief, evening), ...posts(brief, evening)],
    lamps: lampLights(brief, evening),
    glints: evening ? cityLights(brief) : sunThroughLeaves(brief),
    ambient: {
      above: light(look.middle, evening ? 0.75 : 0.8),
      below: light(evening ? '#8a6a70' : '#93a070', evening ? 0.42 : 0.42),
    },
    sky: ([x, y, z]) => {
      const texel = texelAt(sky, 0.5 + x / (Math.abs(z) + 0.3) / 2.6, 0.86 - y / (Math.abs(z) + 0.1) / 0.8);
      return [sky.data[texel] * strength, sky.data[texel + 1] * strength, sky.data[texel + 2] * strength];
    },
    exposure: evening ? 1.05 : 0.85,
    blurUnits: 23,
  };
}

function ground(brief: Brief, evening: boolean): Solid[] {
  const paving = paintBoards(brief.makeCanvas, '#b3a694', { count: 90, across: true, joint: 0.25 }, brief.random);
  return [
    box([0, FLOOR - 0.06, 30], [120, 0.1, 70], matt(evening ? '#5a6650' : '#7f9060')),
    box([0.5, FLOOR - 0.045, 14], [2.4, 0.1, 30], { color: light('#ffffff', 0.8), texture: paving }, 0.07),
  ];
}

function trees(brief: Brief): Solid[] {
  const { makeCanvas, random } = brief;
  const greens = GREENS[brief.environment];
  const crowns: Material[] = [0, 1, 2].map(() => ({
    color: light('#ffffff'),
    texture: paintFoliage(makeCanvas, greens, random),
    sheer: 0.7,
  }));
  const bark = matt('#4a3b30');
  const tree = (x: number, z: number, tall: number, spread: number): Solid[] => [
    tube([x, FLOOR + tall / 2, z], 0.1 * spread * 0.5, tall, bark),
    panel([x, FLOOR + tall + spread * 0.1, z], [spread, spread * 0.9], crowns[Math.floor(random() * 3)]),
    panel(
      [x + spread * 0.2, FLOOR + tall - spread * 0.16, z + 0.2],
      [spread * 0.8, spread * 0.7],
      crowns[Math.floor(random() * 3)],
      0.4,
    ),
    panel(
      [x - spread * 0.24, FLOOR + tall - spread * 0.1, z - 0.15],
      [spread * 0.7, spread * 0.66],
      crowns[Math.floor(random() * 3)],
      -0.4,
    ),
  ];
  const edge = brief.halfWidth;
  const far = Array.from({ length: 16 }, (_, i) => {
    const x = (i - 7.5) * 2.1 + random();
    return panel([x, FLOOR + 1.1 + random() * 0.5, 19 + random() * 5], [3.8, 3.2], crowns[i % 3]);
  });
  return [
    ...tree(-edge * 1.25 - 0.55, 4.6, 2.6, 2.4),
    ...tree(edge * 1.9 + 0.8, 7.2, 3.0, 3.2),
    ...tree(-edge * 2.2 - 1.4, 10, 3.4, 3.8),
    ...tree(edge * 3.3 + 1.4, 13, 3.6, 4),
    ...far,
    ...[-2.6, -1.7, 2.3, 3.3].map((x, i) => panel([x, FLOOR + 0.3, 6.2 + 0.5 * i], [1.5, 0.9], crowns[i % 3])),
    panel([-edge * 0.95, 1.32, 3.2], [1.5, 1.0], crowns[0], 0.2),
  ];
}

function skyline(brief: Brief, evening: boolean): Solid[] {
  const look = evening
    ? { skyTop: '#00000000', skyLow: '#00000000', near: '#2a2844', far: '#6a4f70', lit: 0.38, litColor: '#ffd592' }
    : { skyTop: '#00000000', skyLow: '#00000000', near: '#8ea6b8', far: '#b9cbd6', lit: 0.03, litColor: '#f4f7f6' };
  const city = paintCity(brief.makeCanvas, look, brief.random);
  const facade = { color: light('#ffffff'), texture: city, glow: evening ? 0.7 : 0.45 };
  return [panel([-4, 4.4, 46], [40, 16], facade), panel([14, 3.6, 50], [40, 14], facade)];
}

const POSTS = [
  [-0.62, 7],
  [1.9, 9.5],
  [-1.2, 13],
  [2.6, 16],
] as const;

function posts(brief: Brief, evening: boolean): Solid[] {
  return POSTS.flatMap(([x, z]) => [
    tube([x + 0.2 * brief.halfWidth, FLOOR + 1.45, z], 0.035, 2.9, matt('#22262a')),
    unshadowing(
      ball([x + 0.2 * brief.halfWidth, FLOOR + 3.02, z], [0.32, 0.34, 0.32], glowing('#ffe0a8', evening ? 6 : 0.8)),
    ),
  ]);
}

function lampLights(brief: Brief, evening: boolean): Lamp[] {
  if (!evening) {
    const tone = { natural: '#fff0d0', studio: '#fff8ec', artistic: '#ffd59a' }[brief.mood];
    return [
      {
        kind: 'sun',
        towards: [0.62, 0.5, 0.35],
        spread: 0.08,
        color: light(tone, brief.mood === 'studio' ? 1.6 : 2.5),
      },
    ];
  }
  const glow = brief.mood === 'artistic' ? '#ff6fae' : '#ffab66';
  return [
    { kind: 'sun', towards: [0.5, 0.1, 0.8], spread: 0.2, color: light(glow, 0.5) },
    ...POSTS.map(
      ([x, z]) =>
        ({
          kind: 'bulb',
          center: [x + 0.2 * brief.halfWidth, FLOOR + 2.9, z - 0.2],
          radius: 0.3,
          color: light('#ffc27a', 2.2),
        }) as const,
    ),
  ];
}

/** Windows and street lamps far away, melted into discs. */
function cityLights(brief: Brief): Glint[] {
  const tones = ['#ffc46e', '#ffd99a', '#ff9a66', '#fff0d0', '#8fb8ff'];
  return Array.from({ length: 46 }, () => {
    const z = 14 + brief.random() * 26;
    return {
      at: [(brief.random() - 0.5) * z * 0.62 * brief.halfWidth, FLOOR + 0.4 + brief.random() * 0.1 * z, z] as const,
      color: light(tones[Math.floor(brief.random() * tones.length)]),
      strength: 0.16 + 0.42 * brief.random() ** 2,
    };
  });
}

/** Gaps in the leaves where the sky looks through. */
function sunThroughLeaves(brief: Brief): Glint[] {
  return Array.from({ length: 22 }, () => ({
    at: [-brief.halfWidth * (0.5 + 0.9 * brief.random()), 0.5 + 1.0 * brief.random(), 4.3] as const,
    color: light('#fff6d0'),
    strength: 0.1 + 0.22 * brief.random(),
  }));
}
