import { AUDIO_BITRATES, VIDEO_QUALITIES } from '@herald/media/choices';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { namedByCoding, planSegments } from './plan-segments.ts';

function drawingOf(frames: number, shows: (frame: number) => string, width = 64): Drawing {
  return {
    format: { width, height: 64, fps: 30 },
    frames,
    draw: () => ({ canvas: createCanvas(width, 64) }),
    shows: (from, to) => Array.from({ length: to - from }, (_, k) => shows(from + k)).join(),
  };
}

const keysOf = (drawing: Drawing): string[] => planSegments(drawing).segments.map(({ key }) => key);

describe('segments', () => {
  test('have the same name when they show the same', () => {
    const moving = (frame: number): string => `frame ${frame}`;
    expect(keysOf(drawingOf(300, moving))).toEqual(keysOf(drawingOf(300, moving)));
    expect(new Set(keysOf(drawingOf(300, moving))).size).toBe(5);
    expect(new Set(keysOf(drawingOf(480, () => 'still'))).size).toBe(1);
  });

  test('change their name with what they show, and only those', () => {
    const before = keysOf(drawingOf(180, (frame) => `frame ${frame}`));
    const after = keysOf(drawingOf(180, (frame) => (frame === 70 ? 'a word' : `frame ${frame}`)));
    expect(after.map((key, k) => key === before[k])).toEqual([true, false, true]);
  });

  test('have another name when another program draws them', () => {
    const drawing = drawingOf(120, () => 'still');
    const [now, then] = ['now', 'then'].map((program) => planSegments(drawing, Buffer.from(program)).segments[0]?.key);
    expect(now).not.toBe(then);
  });

  test('have another name in every coding', () => {
    const film = planSegments(drawingOf(360, (frame) => `frame ${frame}`));
    const codings = VIDEO_QUALITIES.flatMap((videoQuality) =>
      AUDIO_BITRATES.map((audioBitrate) => ({ videoQuality, audioBitrate })),
    );
    const names = codings.flatMap((coding) => namedByCoding(film, coding).segments.map(({ key }) => key));
    expect(new Set(names).size).toBe(9 * film.segments.length);
    expect(namedByCoding(film, undefined)).toEqual(namedByCoding(film, { videoQuality: 'high', audioBitrate: 'high' }));
  });

  test('change their name with size and length', () => {
    const still = (): string => 'still';
    expect(keysOf(drawingOf(120, still))).not.toEqual(keysOf(drawingOf(120, still, 128)));
    const [whole, rest] = keysOf(drawingOf(90, () => ''));
    expect(whole).not.toBe(rest);
  });
});
