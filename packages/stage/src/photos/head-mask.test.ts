import { beforeAll, describe, expect, it } from 'vitest';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { samplePortrait } from '../../testing/photo-portraits.ts';
import { type FaceGeometry, faceGeometry } from './face-geometry.ts';
import { fitPhoto } from './fit-photo.ts';
import { framePhoto } from './frame-photo.ts';
import { type FramePixels, framePixels, readFramePixels } from './frame-pixels.ts';
import { headMask } from './head-mask.ts';
import { photoPlate } from './photo-plate.ts';

let frame: FramePixels;
let face: FaceGeometry;

beforeAll(async () => {
  const { picture, analysis } = await samplePortrait('eu_f28');
  const fit = fitPhoto(analysis, framePhoto(analysis, layoutScene({ aspect: '9:16', resolution: 720 }).framing, []));
  frame = readFramePixels(photoPlate(picture, analysis, fit, makeCanvas).canvas);
  face = faceGeometry(analysis, fit);
});

/** The mask of the portrait before a wall, with a dark tuft so far from its hair, in face widths. */
function maskWithTuft(away: number): { mask: Uint8Array; tuft: number } {
  const before = headMask(frame, face);
  if (!before) throw new Error('There is no background.');
  const row = Math.round(face.mesh[10][1]);
  const edge = before.subarray(row * frame.width, (row + 1) * frame.width).lastIndexOf(255);
  const wall = framePixels(frame.width, frame.height);
  wall.words.set(frame.words);
  for (let at = 0; at < before.length; at++) if (before[at] === 0) wall.bytes.set([150, 190, 170, 255], at * 4);
  const column = Math.round(edge + away * face.faceWidth);
  const size = Math.ceil(face.faceWidth / 40);
  for (let y = row - size; y <= row + size; y++) {
    for (let x = column - size; x <= column + size; x++) wall.bytes.set([30, 26, 24, 255], (y * wall.width + x) * 4);
  }
  const mask = headMask(wall, face);
  if (!mask) throw new Error('There is no background.');
  return { mask, tuft: row * frame.width + column };
}

describe('what moves with the head of a photo', () => {
  it('takes ends of hair along that stand out before a calm wall', () => {
    const { mask, tuft } = maskWithTuft(0.09);
    expect(mask[tuft]).toBeGreaterThan(200);
  });

  it('leaves what hangs on the wall', () => {
    const { mask, tuft } = maskWithTuft(0.25);
    expect(mask[tuft]).toBe(0);
  });
});
