import { describe, expect, it } from 'vitest';
import { cropPixels, framePixels } from './frame-pixels.ts';
import { averageColor, luminance, meanColor } from './photo-colors.ts';

/** Red grows with the column and green with the row. */
function ramp(width: number, height: number) {
  const frame = framePixels(width, height);
  for (let at = 0; at < width * height; at++) {
    frame.bytes.set([(at % width) * 10, Math.floor(at / width) * 10, 7, 255], at * 4);
  }
  return frame;
}

describe('the colors of a photo', () => {
  it('weighs green most and blue least', () => {
    expect(luminance([0, 255, 0])).toBeGreaterThan(luminance([255, 0, 0]));
    expect(luminance([255, 0, 0])).toBeGreaterThan(luminance([0, 0, 255]));
  });

  it('takes grey for as light as it is', () => {
    expect(luminance([90, 90, 90])).toBeCloseTo(90);
  });

  it('reads one pixel with a radius of 0', () => {
    expect(meanColor(ramp(9, 9), 4, 6, 0)).toEqual([40, 60, 7]);
  });

  it('means a square about its middle', () => {
    expect(meanColor(ramp(9, 9), 4, 5, 2)).toEqual([40, 50, 7]);
  });

  it('repeats the rim beyond the frame', () => {
    expect(meanColor(ramp(9, 9), -30, 99, 1)).toEqual([0, 80, 7]);
  });

  it('averages colors channel by channel', () => {
    expect(
      averageColor([
        [0, 10, 20],
        [100, 30, 40],
      ]),
    ).toEqual([50, 20, 30]);
  });

  it('cuts a part of a frame out pixel by pixel', () => {
    const part = cropPixels(ramp(9, 9), 2, 3, 4, 5);
    expect([part.width, part.height]).toEqual([4, 5]);
    expect([...part.bytes.slice(0, 4)]).toEqual([20, 30, 7, 255]);
    expect([...part.bytes.slice(-4)]).toEqual([50, 70, 7, 255]);
  });
});
