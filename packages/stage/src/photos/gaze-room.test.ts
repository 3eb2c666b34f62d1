import { beforeAll, describe, expect, it, vi } from 'vitest';
import { eyesOf, openPortraitEyes } from '../../testing/photo-eyes.ts';
import { framePixels } from './frame-pixels.ts';
import { gazeRoom } from './gaze-room.ts';

vi.setConfig({ testTimeout: 120_000 });

beforeAll(openPortraitEyes);

describe('how far the eyes of a photo may look', () => {
  it('is one distance for both eyes, between their widths', () => {
    const { frame, lines } = eyesOf('eu_f28');
    const widths = lines.map(({ eyeWidth }) => eyeWidth);
    const room = gazeRoom(frame, lines);
    expect(room).toBeGreaterThan(Math.min(...widths));
    expect(room).toBeLessThan(Math.max(...widths));
  });

  it('is nothing where one eye is shut, narrow or much smaller', () => {
    const { frame, lines } = eyesOf('eu_f28');
    const [left, right] = lines;
    expect(gazeRoom(frame, [left, undefined])).toBe(0);
    expect(gazeRoom(frame, [left, { ...right, opening: 0.2 * right.eyeWidth }])).toBe(0);
    expect(gazeRoom(frame, [left, { ...right, eyeWidth: 2 * left.eyeWidth, opening: left.eyeWidth }])).toBe(0);
  });

  it.each(['sa_m42', 'se_m27'])(
    'is there in %s, where a glint makes one half of an iris as light as the white',
    (name) => {
      const { frame, lines } = eyesOf(name);
      expect(gazeRoom(frame, lines)).toBeGreaterThan(0);
    },
  );

  it('is nothing where something dark hides the white beside an iris', () => {
    const { frame, lines } = eyesOf('eu_f28');
    const [{ iris, irisRadius }] = lines;
    const hidden = framePixels(frame.width, frame.height);
    hidden.words.set(frame.words);
    for (let y = 0; y < frame.height; y++)
      for (let x = 0; x < iris[0] - 1.1 * irisRadius; x++)
        hidden.bytes.set([20, 15, 12, 255], (y * frame.width + x) * 4);
    expect(gazeRoom(hidden, lines)).toBe(0);
  });
});
