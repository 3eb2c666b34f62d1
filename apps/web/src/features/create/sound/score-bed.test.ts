import { afterEach, expect, test, vi } from 'vitest';
import { ScoreBed } from './score-bed.ts';

/** As much of an audio element as a score needs. */
class FakeAudio {
  static last: FakeAudio;
  currentTime = 0;
  paused = true;
  src = '';

  constructor() {
    FakeAudio.last = this;
  }

  async play(): Promise<void> {
    this.paused = false;
  }

  pause(): void {
    this.paused = true;
  }
}

afterEach(() => vi.unstubAllGlobals());

const at = (timeSec: number, isPlaying: boolean) => ({
  ...{ timeSec, isPlaying, isWaiting: false, durationSec: 10, failure: '' },
});

test('a score plays on when its voice is over, and stops with a voice that is stopped', () => {
  vi.stubGlobal('Audio', FakeAudio);
  const bed = new ScoreBed('/score.wav');
  const audio = FakeAudio.last;
  bed.follow(at(9.5, true));
  expect([audio.paused, audio.currentTime]).toEqual([false, 9.5]);
  bed.follow(at(0, false));
  expect(audio.paused).toBe(false);
  bed.follow(at(4, true));
  bed.follow(at(4, false));
  expect(audio.paused).toBe(true);
});
