import type { FaceOptions } from '@herald/contract/draft';
import type { MadeAvatar } from '@herald/media/engines/image-engine';
import { ETHNICITIES } from '@herald/media/person/shape-knobs';
import { type CharacterWishes, characterFromSeed, drawPortrait, type PortraitView } from '@herald/stage';
import type { Canvas } from '@napi-rs/canvas';
import { encodePicture, makeCanvas } from './node-canvas.ts';
import { paintStamp } from './paint-stamp.ts';

const VIEWS = {
  standard: { eyeLine: 0.44, faceShare: 0.185 },
  closeup: { eyeLine: 0.47, faceShare: 0.19 },
} as const;
const WALLS: Record<string, PortraitView['wall']> = {
  studio: ['#dfe2e6', '#8f959f'],
  natural: ['#efe8dc', '#b3a58f'],
  artistic: ['#59617f', '#20233a'],
  auto: ['#d6d9de', '#8d939d'],
};

/** A face by the options of the studio; what is left open is decided by the seed. */
export async function drawFace(options: FaceOptions): Promise<MadeAvatar> {
  const seed = options.seed ?? 0;
  const params = characterFromSeed(seed, wishesOf(options));
  const zoom = options.zoom_level === 'closeup' ? 'closeup' : 'standard';
  const wall = WALLS[options.lighting] ?? WALLS.auto ?? ['#d6d9de', '#8d939d'];
  const sidePx = options.resolution;
  const drawn = drawPortrait(params, { widthPx: sidePx, heightPx: sidePx, ...VIEWS[zoom], wall }, makeCanvas);
  if (!options.stampless) paintStamp(drawn as unknown as Canvas);
  const picture = await encodePicture(drawn, options.image_format);
  return { picture, params, sceneHints: {} };
}

function wishesOf(options: FaceOptions): CharacterWishes {
  const { gender, lighting, mood, zoom_level: zoom } = options;
  const ethnicity = ETHNICITIES.find((known) => known === options.ethnicity);
  return {
    ...(gender === 'female' || gender === 'male' ? { gender } : {}),
    ...(ethnicity ? { ethnicity } : {}),
    ...(options.age === null ? {} : { ageYears: options.age }),
    ...(options.skintone === null ? {} : { skinTone: options.skintone }),
    ...(options.hair_length === null ? {} : { hairLength: options.hair_length }),
    ...(options.facial_hair === null ? {} : { facialHair: options.facial_hair }),
    ...(lighting === 'studio' || lighting === 'natural' || lighting === 'artistic' ? { lighting } : {}),
    ...(mood === 'joyous' || mood === 'composed' ? { mood } : {}),
    ...(zoom === 'closeup' ? { zoom } : {}),
  };
}
