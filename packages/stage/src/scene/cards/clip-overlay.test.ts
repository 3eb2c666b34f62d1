import { describe, expect, it } from 'vitest';
import type { MovingPicture } from '#base/canvas/moving-picture.ts';
import { ClipOverlay } from './clip-overlay.ts';
import { usedFrames } from './clip-shot-layers.ts';

const FRAME = { x: 0, y: 0, width: 90, height: 160 };

function playing(used: { fromSec?: number; untilSec?: number }, change: Partial<MovingPicture> = {}) {
  const clip = { width: 90, height: 160, frames: 60, at: () => FRAME, ...change };
  const view = { name: 'clip', clip, ...usedFrames(used, clip), crop: FRAME, place: FRAME, radius: 0 };
  return new ClipOverlay(view, [{ startSec: 2, endSec: 4 }]);
}

describe('a clip in a shot', () => {
  it('begins with its used part, plays at the rate of films, and is there for its shot alone', () => {
    const clip = playing({ fromSec: 0.5 });
    const frames = [2, 2 + 1 / 30, 2.5].map((tSec) => clip.shownAt(tSec)?.frame);
    expect(frames).toEqual([15, 16, 30]);
    expect([clip.stateAt(1.9), clip.stateAt(4)]).toEqual([null, null]);
  });

  it('holds the last picture of its used part, and never one behind its end', () => {
    expect(playing({ untilSec: 1 }).shownAt(3.9)?.frame).toBe(29);
    expect(playing({ fromSec: 1, untilSec: 60 }).shownAt(3.9)?.frame).toBe(59);
    expect(playing({ fromSec: 50 }).shownAt(2)?.frame).toBe(59);
  });

  it('is drawn again when a picture comes late', () => {
    let isThere = false;
    const clip = playing({}, { isThere: () => isThere });
    const before = clip.stateAt(3);
    isThere = true;
    expect(clip.stateAt(3)).not.toBe(before);
  });
});
