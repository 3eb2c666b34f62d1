import { paintBoards } from '../paint/interiors.ts';
import { PLANTS, paintPlant } from '../paint/plants.ts';
import type { Lamp, Solid, World } from '../trace/world.ts';
import {
  type Brief,
  ball,
  box,
  FLOOR,
  glowing,
  light,
  matt,
  oneOf,
  placeRoom,
  pottedPlant,
  tube,
  unshadowing,
} from './parts.ts';

interface StudioPalette {
  wall: string;
  slats: string;
  /** left and right coloured lights */
  cool: string;
  hot: string;
}

interface StudioLight {
  bright: boolean;
  colored: boolean;
  /** as if a large window stood behind the camera */
  sunny: boolean;
}

/** Which of them a room has is its own. */
const PALETTES: Record<Brief['style'], readonly StudioPalette[]> = {
  clean: [
    { wall: '#767c8a', slats: '#97795d', cool: '#5fc9ff', hot: '#ff6fa0' },
    { wall: '#6f8380', slats: '#a98a66', cool: '#6fe0c8', hot: '#ffb06f' },
    { wall: '#83788c', slats: '#8a7a70', cool: '#8f9fff', hot: '#ff8fb0' },
  ],
  warm: [
    { wall: '#8a6f5e', slats: '#a8754c', cool: '#ff9f5a', hot: '#ffcf7a' },
    { wall: '#7c7a58', slats: '#a0825a', cool: '#ffb45a', hot: '#ffe08a' },
    { wall: '#8c5a50', slats: '#b08060', cool: '#ff8f6a', hot: '#ffd29a' },
  ],
  bold: [
    { wall: '#62669a', slats: '#5a5e92', cool: '#38e0c8', hot: '#b45cff' },
    { wall: '#8a4a6e', slats: '#7a4668', cool: '#ff9f5a', hot: '#ff4fa0' },
    { wall: '#3f7a86', slats: '#3f6a78', cool: '#ffd24a', hot: '#4fa0ff' },
  ],
};

const CEILING = 1.6;

/** A creator's studio: slats and felt on the walls, tubes and rings of light, shelves with practical lamps. */
export function studioWorld(brief: Brief): World {
  const palette = oneOf(PALETTES[brief.style], brief.random);
  const bright = brief.environment === 'day';
  const lighting: StudioLight = { bright, colored: brief.mood === 'artistic', sunny: brief.mood === 'natural' };
  const room = placeRoom(
    {
      solids: [...shell(brief, palette), ...tubes(palette, lighting), ...shelf(brief), ...gear(brief)],
      lamps: lampLights(palette, lighting),
      glints: [],
    },
    { x: 0.62 * brief.halfWidth, z: 4.0, turn: -0.4 },
  );
  return {
    ...room,
    ambient: bright
      ? { above: light('#b6bccb', 0.5), below: light('#7d7670', 0.28) }
      : { above: light('#6a7090', 0.24), below: light('#5a4a48', 0.12) },
    sky: () => light('#0c0d12'),
    exposure: bright ? 1.5 : 1.9,
    blurUnits: 18,
  };
}

function shell(brief: Brief, palette: StudioPalette): Solid[] {
  const slats = paintBoards(brief.makeCanvas, palette.slats, { count: 26, across: false, joint: 0.95 }, brief.random);
  const wall = matt(palette.wall);
  const felt = (x: number, y: number): Solid => box([x, y, -0.03], [0.52, 0.52, 0.05], matt('#3a3d48'));
  return [
    box([-2, FLOOR - 0.05, -2], [10, 0.1, 9], matt('#3b3632', { gloss: 0.4 })),
    box([-2, CEILING + 0.05, -2], [10, 0.1, 9], matt('#2b2c31')),
    box([-3.5, 0.1, 0.05], [8, 3.2, 0.1], wall),
    box([0.05, 0.1, -2.5], [0.1, 3.2, 6], wall),
    box([-0.62, 0.1, -0.04], [1.2, 3.1, 0.08], { color: light('#ffffff', 0.9), texture: slats }),
    ...[0.9, 0.36].flatMap((y) => [felt(-2.5, y), felt(-3.04, y)]),
  ];
}

/** Lines of light that are seen themselves: uprights on the back wall, a leaning one, and a ring. */
function tubes(palette: StudioPalette, { colored, sunny }: StudioLight): Solid[] {
  const cool = colored ? palette.cool : sunny ? '#fff0d8' : '#dfe9ff';
  const hot = colored ? palette.hot : '#ffd9a8';
  return [
    unshadowing(tube([-1.42, 0.22, -0.16], 0.022, 1.7, glowing(cool, 5))),
    unshadowing(tube([-1.62, 0.02, -0.16], 0.022, 1.15, glowing(cool, 4))),
    unshadowing(tube([-0.12, 0.3, -0.2], 0.024, 1.5, glowing(hot, 5))),
    unshadowing(box([-0.06, 1.0, -1.2], [0.03, 0.03, 1.5], glowing(hot, 4))),
    unshadowing(tube([-3.5, 0.2, -0.16], 0.022, 1.6, glowing(hot, 4))),
    ...ring({ x: -0.64, y: 1.0, z: -0.14, radius: 0.27 }, glowing(colored ? palette.hot : '#fff1d6', 4.2)),
  ];
}

function ring(at: { x: number; y: number; z: number; radius: number }, material: ReturnType<typeof glowing>): Solid[] {
  return Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2;
    return unshadowing(
      ball(
        [at.x + Math.cos(angle) * at.radius, at.y + Math.sin(angle) * at.radius, at.z],
        [0.05, 0.05, 0.04],
        material,
      ),
    );
  });
}

function shelf(brief: Brief): Solid[] {
  const board = matt('#8a6a4c', { gloss: 0.2 });
  const leaf = {
    color: light('#ffffff', 0.9),
    texture: paintPlant(brief.makeCanvas, PLANTS.palm, brief.random),
    sheer: 0.4,
  };
  return [
    box([-2.3, -0.1, -0.16], [1.3, 0.035, 0.3], board),
    ...pottedPlant(
      [-1.86, -0.08, -0.16],
      { width: 0.44, height: 0.34, potRadius: 0.07, potHeight: 0.12 },
      leaf,
      matt('#c9b8a4'),
    ),
    box([-2.2, 0.04, -0.16], [0.16, 0.24, 0.16], matt('#22242b')),
    ball([-2.2, 0.06, -0.25], [0.1, 0.1, 0.04], matt('#50545e')),
    unshadowing(ball([-2.52, 0.06, -0.18], [0.18, 0.18, 0.18], glowing('#ffcf8a', 2.4))),
    box([-0.5, -0.76, -0.3], [0.9, 1.38, 0.4], matt('#6a5442', { gloss: 0.2 })),
    ...pottedPlant(
      [-0.3, -0.07, -0.28],
      { width: 0.5, height: 0.5, potRadius: 0.08, potHeight: 0.13 },
      leaf,
      matt('#2f3138'),
    ),
    unshadowing(tube([-0.66, 0.06, -0.3], 0.05, 0.2, glowing('#ffc47a', 2.2))),
  ];
}

/** A soft box on its stand and a microphone arm, half in the dark. */
function gear(brief: Brief): Solid[] {
  const black = matt('#17181c');
  const side = -2.05 - 0.25 * brief.halfWidth;
  return [
    tube([side, -0.5, -1.3], 0.018, 1.9, black),
    box([side, 0.58, -1.3], [0.6, 0.72, 0.18], black, -0.7),
    unshadowing(box([side + 0.07, 0.58, -1.39], [0.54, 0.66, 0.03], glowing('#fff3e0', 2.2), -0.7)),
  ];
}

function lampLights(palette: StudioPalette, look: StudioLight): Lamp[] {
  const cool = look.colored ? palette.cool : look.sunny ? '#ffe6c4' : '#e6eeff';
  const hot = look.colored ? palette.hot : '#ffdcb0';
  const strength = look.bright ? 0.55 : 0.9;
  return [
    { kind: 'bulb', center: [-1.52, 0.2, -0.3], radius: 0.4, color: light(cool, strength * 0.9) },
    { kind: 'bulb', center: [-0.14, 0.35, -0.4], radius: 0.4, color: light(hot, strength * 0.8) },
    { kind: 'bulb', center: [-0.64, 1.0, -0.3], radius: 0.25, color: light(hot, strength * 0.35) },
    { kind: 'bulb', center: [-2.52, 0.1, -0.32], radius: 0.1, color: light('#ffb765', 0.2) },
    { kind: 'bulb', center: [-3.3, 0.5, -1.2], radius: 0.5, color: light(hot, strength) },
    {
      kind: 'ceiling',
      center: [-1.5, CEILING - 0.1, -1.8],
      size: [1.6, 1.2],
      color: light(look.sunny ? '#ffe2b8' : '#f6f3ff', (look.bright ? 1.1 : 0.1) * (look.sunny ? 1.7 : 1)),
    },
  ];
}
