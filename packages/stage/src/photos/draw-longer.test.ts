import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { portraitAnalysis } from '../../testing/photo-portraits.ts';
import { longerPart, rowBefore } from './draw-longer.ts';
import { landmark } from './face-contours.ts';
import { faceInPicture } from './face-in-picture.ts';
import { fitPhoto, type PhotoFit } from './fit-photo.ts';
import { personInFrame } from './person-in-frame.ts';
import { photoPlate } from './photo-plate.ts';

const WIDTH = 360;
/** A photo that is as wide as the frame, and ends so many pixels above it. */
function endsAbove(
  openPx: number,
  heightBelowChin = 150,
): { analysis: ReturnType<typeof portraitAnalysis>; fit: PhotoFit } {
  const portrait = portraitAnalysis('eu_f28');
  const height = Math.round(portrait.points[landmark.chin][1] + heightBelowChin);
  const analysis = { ...portrait, height };
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const scale = WIDTH / analysis.width;
  const framing = {
    frameWidth: WIDTH,
    frameHeight: Math.round(height * scale) + openPx,
    headX: eyesX * scale,
    headY: eyesY * scale,
    unitPx: halfWidth * scale,
  };
  return { analysis, fit: fitPhoto(analysis, framing) };
}

const rowsOf = ({ framing }: PhotoFit): number[] => Array.from({ length: framing.frameHeight }, (_, row) => row);

describe('a photo that ends a little above its frame', () => {
  it('is longer below the chin alone, and ends where the frame does', () => {
    const { analysis, fit } = endsAbove(40);
    const part = longerPart(analysis, fit, { isCutOut: false });
    const chinRow = analysis.points[landmark.chin][1] * fit.scale;
    expect(part?.from).toBeGreaterThan(chinRow);
    expect(rowBefore(chinRow, part)).toBe(chinRow);
    expect(rowBefore(fit.framing.frameHeight, part)).toBeCloseTo(fit.framing.frameHeight - fit.open.bottom, 3);
    const rows = Array.from({ length: 100 }, (_, row) => rowBefore(fit.framing.frameHeight - row, part));
    expect(rows.every((row, at) => at === 0 || (row < rows[at - 1] && rows[at - 1] - row <= 1))).toBe(true);
  });

  it('shows its last rows at the end of the frame, without a ground', () => {
    const { analysis, fit } = endsAbove(40);
    const picture = makeCanvas(analysis.width, analysis.height);
    const ctx = contextOf(picture);
    ctx.fillStyle = '#c03020';
    ctx.fillRect(0, 0, analysis.width, analysis.height);
    const plate = photoPlate(picture, analysis, fit, { makeCanvas, isCutOut: false });
    const { data } = contextOf(plate.canvas).getImageData(WIDTH / 2, fit.framing.frameHeight - 1, 1, 1);
    expect([...data]).toEqual([0xc0, 0x30, 0x20, 255]);
    expect(plate.picture).toBeUndefined();
  });

  it('stays as it is where its chin is too near to its end', () => {
    const { analysis, fit } = endsAbove(40, 60);
    expect(longerPart(analysis, fit, { isCutOut: false })).toBeUndefined();
  });

  it('stays as it is where only the person is left of it, and so does the outline', () => {
    const { analysis, fit } = endsAbove(40);
    expect(longerPart(analysis, fit, { isCutOut: true })).toBeUndefined();
    const whole = personInFrame(analysis, { ...fit, open: { ...fit.open, bottom: 0 } }, { isCutOut: false });
    const sharesOf = (isCutOut: boolean) => rowsOf(fit).map((y) => personInFrame(analysis, fit, { isCutOut })?.(60, y));
    const shares = rowsOf(fit).map((y) => whole?.(60, y));
    expect(sharesOf(true)).toEqual(shares);
    expect(sharesOf(false)).not.toEqual(shares);
  });
});
