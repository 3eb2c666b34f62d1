import type { VideoProgress } from '@herald/contract/endpoints/videos';
import { describe, expect, it } from 'vitest';
import { stageLines } from './making-stages.ts';

const at = (change: Partial<VideoProgress>) =>
  stageLines({
    progress: {
      ...{ stage: 'queued', progress: 0, frames_done: 0, frames_total: 0, queue_position: 1, eta_seconds: 14 },
      ...change,
    },
    soundSec: 23.14,
    size: '720x1280',
  });

describe('the stages of a video', () => {
  it('are all open while it waits, and say which place it has', () => {
    const lines = at({ queue_position: 3, eta_seconds: 80 });
    expect(lines.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open', 'open']);
    expect(lines[0]?.detail).toBe('3rd in the queue, ready in about 80 s');
  });

  it('are done, now and open in their order', () => {
    const lines = at({ stage: 'drawing', progress: 62, frames_done: 428, frames_total: 690 });
    expect(lines.map(({ label, state }) => `${label}: ${state}`)).toEqual([
      'Gathering the parts: done',
      'Loading the audio: done',
      'Drawing frames: now',
      'Checking lip sync: open',
      'Saving the video: open',
    ]);
    expect(lines[2]).toMatchObject({ detail: '428 of 690', percent: 62 });
    expect(lines.filter(({ percent }) => percent !== null)).toHaveLength(1);
  });

  it('say that the scene is set before the first picture is drawn, without a number', () => {
    const [, , drawing] = at({ stage: 'drawing' });
    expect(drawing).toMatchObject({ state: 'now', detail: 'setting the scene', percent: null });
  });

  it('promise no number that nobody has counted', () => {
    expect(at({ stage: 'speaking' })[2]?.detail).toBe('H.264, 720x1280');
    expect(at({ queue_position: 2, eta_seconds: null })[0]?.detail).toBe('2nd in the queue');
  });
});
