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
  frame = readFramePixels(photoPlate(picture, analysis, fit, { makeCanvas, isCutOut: false }).canvas);
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

  describe('with a known outline', () => {
    /** A person as wide as three fifths of the face on each side of its middle, before a curtain of the color of her hair. */
    function beforeCurtain(aside: number): Uint8Array | undefined {
      const curtain = framePixels(frame.width, frame.height);
      curtain.words.set(frame.words);
      const outline = (x: number) => (Math.abs(x - face.headCentre[0]) < aside * face.faceWidth ? 1 : 0);
      for (let at = 0; at < curtain.words.length; at++) {
        if (outline(at % curtain.width) === 0) curtain.bytes.set([92, 58, 40, 255], at * 4);
      }
      return headMask(curtain, face, outline);
    }

    it('moves what belongs to the person, whatever stands behind has the same color', () => {
      const mask = beforeCurtain(0.8);
      const [x, y] = face.headCentre.map(Math.round);
      const at = (away: number) => mask?.[y * frame.width + Math.round(x + away * face.faceWidth)];
      expect([at(-0.7), at(0), at(0.7)]).toEqual([255, 255, 255]);
      expect([at(-0.95), at(0.95)]).toEqual([0, 0]);
    });

    it('is looked for by colors if the outline does not hold the face', () => {
      expect(headMask(frame, face, () => 0)).toEqual(headMask(frame, face));
    });

    it('has nothing to move before if the person fills the frame', () => {
      expect(headMask(frame, face, () => 1)).toBeUndefined();
    });
  });
});
