import { describe, expect, it } from 'vitest';
import type { Affine } from './affine.ts';
import { THUMB_BYTES, THUMB_SIDE } from './clip-track.ts';
import { judgeClip, type SeenFrame } from './judge-clip.ts';

const FPS = 30;
const FINE: SeenFrame = {
  hasFace: true,
  faces: 1,
  opening: 0.01,
  turn: 0.05,
  mouthShare: 0.37,
  faceWidthPx: 330,
  isCutOff: false,
  isCovered: false,
  light: 130,
  sharpness: 0.3,
};
const PLACE: Affine = [120, 0, 360, 0, 120, 700];

/** Twenty seconds in which only the frames of second 5 to 8 are changed. */
function judged(change: Partial<SeenFrame> | ((i: number) => Partial<SeenFrame>), mismatch = 0.01, seconds = 20) {
  const frames = Array.from({ length: seconds * FPS }, (_, i) => {
    const isChanged = i >= 5 * FPS && i < 8 * FPS;
    const changed = typeof change === 'function' ? change(i) : change;
    return isChanged ? { ...FINE, ...changed } : FINE;
  });
  return judgeClip({
    fps: FPS,
    frames,
    places: frames.map(() => PLACE),
    mismatch: frames.map((_, i) => (i >= 5 * FPS && i < 8 * FPS ? mismatch : 0.01)),
    thumbs: new Uint8Array(frames.length * THUMB_BYTES).fill(90),
  });
}

interface Seen {
  frames: number;
  mismatch: (i: number) => number;
  /** Of the whole small picture. */
  grey: (i: number) => number;
}

function seen({ frames: count, mismatch, grey }: Seen) {
  const frames = Array.from({ length: count }, () => FINE);
  const thumbs = new Uint8Array(count * THUMB_BYTES);
  for (let i = 0; i < count; i++) thumbs.fill(grey(i), i * THUMB_BYTES, (i + 1) * THUMB_BYTES);
  return judgeClip({
    ...{ fps: FPS, frames, thumbs, places: frames.map(() => PLACE) },
    mismatch: frames.map((_, i) => mismatch(i)),
  });
}

/** Twenty seconds before a room of soft stripes, which has gone by so many widths of the picture, in so much light. */
function judgedRoom(goneBy: (i: number, column: number) => number, light: (i: number) => number = () => 0) {
  const frames = Array.from({ length: 20 * FPS }, () => FINE);
  const thumbs = Uint8Array.from({ length: frames.length * THUMB_BYTES }, (_, k) => {
    const [i, row, x] = [
      Math.floor(k / THUMB_BYTES),
      Math.floor((k % THUMB_BYTES) / THUMB_SIDE),
      (k % THUMB_SIDE) / THUMB_SIDE,
    ];
    const place = x + goneBy(i, x);
    return 120 + light(i) + 45 * Math.sin(place * 23 + row) + 20 * Math.sin(place * 41 - row * 0.6);
  });
  return judgeClip({
    ...{ fps: FPS, frames, thumbs, places: frames.map(() => PLACE), mismatch: frames.map(() => 0.01) },
  });
}

describe('judgeClip', () => {
  it('finds a calm clip good from its first second to its last', () => {
    const { spans, quality, usableSec, findings } = judged({});
    expect(spans).toEqual([{ fromSec: 0, toSec: 20, moment: 'calm', fault: null }]);
    expect([quality, usableSec, findings]).toEqual(['good', 20, []]);
  });

  it.each([
    ['no-face', { hasFace: false }],
    ['two-people', { faces: 2 }],
    ['cut-off', { isCutOff: true }],
    ['turned', { turn: 0.6 }],
    ['dark', { light: 20 }],
    ['lips', { isCovered: true }],
    ['blurred', { sharpness: 0.05 }],
    ['mouth-open', { opening: 0.2 }],
  ] as const)('cuts out a span with the fault %s and names its second', (fault, change) => {
    const { spans, findings, usableSec } = judged(change);
    expect(spans.map((span) => span.fault)).toEqual([null, fault, null]);
    expect(findings).toEqual([{ atSec: expect.closeTo(4.9, 1), fault, isBlocking: false }]);
    expect(usableSec).toBeCloseTo(16.8, 1);
  });

  it('takes a mouth that opens and shuts again and again for speech', () => {
    const { spans } = judged((i) => ({ opening: Math.floor(i / 5) % 2 === 0 ? 0.2 : 0.01 }));
    expect(spans.map(({ fault }) => fault)).toContain('speaking');
  });

  it.each([
    ['pixels that fit no other picture', 'a hand', {}, 0.4, 'hand'],
    ['lips that are shut in another way', 'lips that do not rest', {}, 0.25, 'lips'],
    ['a head that looks elsewhere', 'turned away', { turn: 0.3 }, 0.25, 'turned'],
  ] as const)('takes %s for %s', (_, __, change, mismatch, fault) => {
    expect(judged(change, mismatch).spans[1]?.fault).toBe(fault);
  });

  it('calls a head that moves fast what it is, and not a camera that moves', () => {
    const frames = Array.from({ length: 20 * FPS }, () => FINE);
    const shaken = judgeClip({
      fps: FPS,
      frames,
      places: frames.map((_, i): Affine => [120, 0, 360 + (i % 2) * 2, 0, 120, 700]),
      mismatch: frames.map(() => 0.01),
      thumbs: new Uint8Array(frames.length * THUMB_BYTES),
    });
    expect(shaken).toMatchObject({ quality: 'poor', weakest: 'restless' });
  });

  it('leaves out somebody else who sits there after a cut at second 20', () => {
    const cutAt = 20 * FPS;
    const { spans } = seen({
      frames: 30 * FPS,
      mismatch: (i) => (i < cutAt ? 0.01 : 0.4),
      grey: (i) => (i < cutAt ? 90 : 160),
    });
    expect(spans.map(({ fault }) => fault)).toEqual([null, 'other-person']);
    expect(spans[1]?.fromSec).toBeCloseTo(20, 0);
  });

  it('goes on with the same person after a cut', () => {
    const { spans } = seen({ frames: 20 * FPS, mismatch: () => 0.01, grey: (i) => (i < 10 * FPS ? 90 : 160) });
    expect(spans.map(({ fault }) => fault)).not.toContain('other-person');
  });

  it('leaves out where the camera moves', () => {
    const shakes = (i: number) => i >= 5 * FPS && i < 8 * FPS && i % 2 === 0;
    const { spans } = seen({ frames: 20 * FPS, mismatch: () => 0.01, grey: (i) => (shakes(i) ? 105 : 90) });
    expect(spans.map(({ fault }) => fault)).toContain('moving');
  });

  it('blocks a clip with less than five usable seconds', () => {
    const short = judged({ turn: 0.7 }, 0.01, 8);
    expect(short.usableSec).toBeLessThan(5);
    expect(short.findings[0]).toMatchObject({ fault: 'turned', isBlocking: true });
    expect(short.quality).toBe('poor');
    expect(judged({ turn: 0.7 }, 0.01, 9).findings[0]?.isBlocking).toBe(false);
  });

  it('leaves out where the camera swings smoothly over the room, and keeps a hand that trembles', () => {
    const swung = (widthsASec: number) => judgedRoom((i) => Math.min(10, Math.max(0, i / FPS - 5)) * widthsASec);
    expect(swung(0.3).spans.map(({ fault }) => fault)).toEqual([null, 'moving', null]);
    expect(swung(0.04).spans.map(({ fault }) => fault)).not.toContain('moving');
  });

  it('keeps who is filmed while somebody walks by on one side, or the light changes', () => {
    const passed = judgedRoom((i, column) => (column < 0.5 ? 0.3 * (i / FPS) : 0));
    const lit = judgedRoom(
      () => 0,
      (i) => 20 * Math.sin(i / 8),
    );
    for (const { usableSec } of [passed, lit]) expect(usableSec).toBe(20);
  });

  it('loses no more than the moment of a cut to other parts of the room', () => {
    const cuts = 6;
    const { usableSec } = judgedRoom((i) => Math.floor(i / (3 * FPS)) * 0.37);
    expect(20 - usableSec).toBeLessThan(cuts * 0.25);
  });

  const smallest = (faceWidthPx: number, hasFace = true) => {
    const frames = Array.from({ length: 600 }, () => ({ ...FINE, hasFace, faceWidthPx: hasFace ? faceWidthPx : 0 }));
    return judgeClip({
      ...{ fps: FPS, frames, thumbs: new Uint8Array(frames.length * THUMB_BYTES) },
      places: frames.map(() => PLACE),
      mismatch: frames.map(() => 0.01),
    });
  };

  it('calls a face of few pixels small, and not blurred', () => {
    expect(smallest(100)).toMatchObject({ quality: 'poor', weakest: 'small', usableSec: 20 });
    expect(smallest(200)).toMatchObject({ quality: 'usable', weakest: 'small' });
  });

  it('names what takes the seconds of a clip that cannot be used, also where the face is small or missing', () => {
    expect(smallest(0, false)).toMatchObject({ quality: 'poor', weakest: 'no-face' });
    expect(judged({ light: 20, faceWidthPx: 100 }, 0.01, 8)).toMatchObject({ quality: 'poor', weakest: 'dark' });
  });
});
