import { PLANTS, paintPlant } from '../paint/plants.ts';
import type { Lamp, Solid, World } from '../trace/world.ts';
import { type Brief, ball, box, FLOOR, light, matt, oneOf, panel, placeRoom, tube } from './parts.ts';

interface MinimalPalette {
  wall: string;
  niche: string;
  plinth: string;
  vase: string;
}

/** Which of them a room has is its own. */
const PALETTES: Record<Brief['style'], readonly MinimalPalette[]> = {
  clean: [
    { wall: '#e4ded5', niche: '#d2c8bb', plinth: '#efeae2', vase: '#b9a68f' },
    { wall: '#dde1dc', niche: '#c3ccc2', plinth: '#eef0ea', vase: '#7f9480' },
    { wall: '#e2dbe0', niche: '#d0c2cb', plinth: '#f1ebee', vase: '#9a7f90' },
  ],
  warm: [
    { wall: '#e0b79a', niche: '#cf9670', plinth: '#ecd0b8', vase: '#8f4f35' },
    { wall: '#d9c69c', niche: '#c2a56c', plinth: '#ecdfc2', vase: '#6f7048' },
    { wall: '#d8a08c', niche: '#bf7c66', plinth: '#f0d8c8', vase: '#f2e3d2' },
  ],
  bold: [
    { wall: '#6f86d6', niche: '#4b62b8', plinth: '#f2c14e', vase: '#f3efe6' },
    { wall: '#d9705a', niche: '#b84f40', plinth: '#f6d9a8', vase: '#2f5a68' },
    { wall: '#4f9a86', niche: '#33766a', plinth: '#f4c9b0', vase: '#f3efe6' },
  ],
};

/** A seamless sweep with an arch, two plinths and the shadow of a window and leaves lying across it. */
export function minimalWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const evening = brief.environment === 'evening';
  const side = Math.min(1.4, 0.78 * brief.halfWidth);
  const room = placeRoom(
    {
      solids: [...sweep(palette), ...objects(brief, palette, side), ...blinds(brief)],
      lamps: lampLights(brief, evening),
      glints: [],
    },
    { x: 0, z: 3.5, turn: -0.16 },
  );
  return {
    ...room,
    ambient: evening
      ? { above: light('#b3a2b4', 0.34), below: light('#8d6a5c', 0.26) }
      : { above: light('#f2f2f4', 0.62), below: light('#d9cbbd', 0.44) },
    sky: () => light(palette.wall, 0.8),
    exposure: evening ? 1.05 : 1.0,
    blurUnits: 11,
  };
}

function sweep(palette: MinimalPalette): Solid[] {
  const wall = matt(palette.wall);
  const niche = matt(palette.niche);
  return [
    box([0, FLOOR - 0.05, -3], [12, 0.1, 7], wall),
    box([0, 1, 0.05], [12, 6, 0.1], wall),
    box([0.1, -0.7, -0.012], [1.5, 2.2, 0.05], niche),
    { shape: 'ball', center: [0.1, 0.4, 0], size: [1.5, 1.5, 0.074], material: niche },
  ];
}

function objects(brief: Brief, palette: MinimalPalette, side: number): Solid[] {
  const pampas = {
    color: light('#ffffff', 0.95),
    texture: paintPlant(brief.makeCanvas, PLANTS.pampas, brief.random),
    sheer: 0.5,
  };
  const plinth = matt(palette.plinth);
  const vase = matt(palette.vase, { gloss: 0.25 });
  return [
    tube([-side, -0.92, -0.55], 0.26, 1.06, plinth),
    ball([-side, -0.24, -0.55], [0.26, 0.34, 0.26], vase),
    tube([-side, -0.06, -0.55], 0.05, 0.12, vase, 0.07),
    panel([-side, 0.36, -0.55], [0.66, 0.86], pampas),
    panel([-side, 0.34, -0.5], [0.58, 0.8], pampas, 0.8),
    tube([side + 0.06, -1.02, -0.6], 0.22, 0.86, plinth),
    ball([side + 0.06, -0.53, -0.6], [0.4, 0.14, 0.4], vase),
    box([side * 1.7, -1.1, -0.5], [0.4, 0.7, 0.4], plinth, 0.4),
    box([-side * 1.75, -1.15, -0.6], [0.44, 0.6, 0.44], plinth, 0.3),
  ];
}

/** Out of sight, between the sun and the wall: a window's bars and a branch, only there for their shadows. */
function blinds(brief: Brief): Solid[] {
  const dark = matt('#111111');
  const branch = { color: light('#111111'), texture: paintPlant(brief.makeCanvas, PLANTS.olive, brief.random) };
  const at = { x: 2.6, y: 1.9, z: -3.4 };
  return [
    ...[-0.42, 0.0, 0.42].map((dx) => box([at.x + dx, at.y, at.z], [0.05, 3, 0.03], dark, -0.65)),
    ...[-0.5, 0.1, 0.7].map((dy) => box([at.x, at.y + dy, at.z], [1.6, 0.05, 0.03], dark, -0.65)),
    box([at.x, at.y + 1.9, at.z], [4, 1.6, 0.03], dark, -0.65),
    box([at.x, at.y - 1.9, at.z], [4, 1.6, 0.03], dark, -0.65),
    box([at.x + 1.45, at.y, at.z + 1.1], [1.2, 4, 0.03], dark, -0.65),
    box([at.x - 1.4, at.y, at.z - 1.05], [1.2, 4, 0.03], dark, -0.65),
    panel([at.x - 0.35, at.y - 0.25, at.z + 0.3], [1.5, 1.5], branch, -0.65),
  ];
}

function lampLights(brief: Brief, evening: boolean): Lamp[] {
  const sunColor = { natural: '#ffe3b8', studio: '#fff1de', artistic: '#ff9fc0' }[brief.mood];
  const strength = { natural: 2.3, studio: 1.1, artistic: 1.7 }[brief.mood];
  return [
    {
      kind: 'sun',
      towards: [0.58, 0.42, -0.7],
      spread: 0.035,
      color: light(evening ? '#ff9a5a' : sunColor, evening ? 1.5 : strength),
    },
    {
      kind: 'window',
      center: [-3.4, 0.8, -1.6],
      size: [2, 2],
      turn: -Math.PI / 2,
      color: light(evening ? '#8f9be8' : '#eef3ff', 0.25),
    },
    ...(brief.mood === 'artistic'
      ? [{ kind: 'bulb', center: [-1.6, -0.6, -0.9], radius: 0.4, color: light('#7a8cff', 0.7) } as const]
      : []),
  ];
}
