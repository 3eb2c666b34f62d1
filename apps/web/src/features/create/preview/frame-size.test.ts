import { describe, expect, it } from 'vitest';
import { filmedShare } from './frame-size.ts';

const progress = {
  stage: 'drawing',
  progress: 50,
  frames_done: 0,
  frames_total: 0,
  queue_position: null,
  eta_seconds: 3,
} as const;

describe('the filmed part of a picture', () => {
  it('goes by the frames, not by the whole work', () => {
    expect(filmedShare({ status: 'processing', progress: { ...progress, frames_done: 30, frames_total: 120 } })).toBe(
      0.25,
    );
  });

  it('is nothing before a frame was counted, and all of it at the end', () => {
    expect(filmedShare({ status: 'pending', progress: null })).toBe(0);
    expect(filmedShare({ status: 'processing', progress })).toBe(0);
    expect(filmedShare({ status: 'completed', progress })).toBe(1);
  });
});
