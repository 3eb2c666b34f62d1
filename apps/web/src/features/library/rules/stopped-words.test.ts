import { describe, expect, it } from 'vitest';
import { aVideo } from '../testing/a-video.ts';
import { failureReason, stoppedWords } from './stopped-words.ts';

const failed = aVideo({
  status: 'failed',
  failure: { stage: 'speaking', reason: 'The sound has no voice in it.', next_step: 'Record it again.' },
});

describe('a failed video', () => {
  it('says the reason, what is kept and what to do', () => {
    expect(stoppedWords(failed)).toEqual({
      reason: 'The sound has no voice in it.',
      kept: 'Script, voice and scene are kept. Record it again.',
    });
  });

  it("says what an avatar service said, and 'Video generation failed' where nobody said anything", () => {
    expect(failureReason(aVideo({ a2e_video_error: 'No lips.', a2e_avatar_error: 'No face.' }))).toBe('No lips.');
    expect(failureReason(aVideo({ a2e_avatar_error: 'No face.' }))).toBe('No face.');
    expect(failureReason(aVideo())).toBe('Video generation failed');
  });
});

it('a cancelled video blames nobody', () => {
  expect(stoppedWords(aVideo({ status: 'cancelled' }))).toEqual({
    reason: 'You cancelled this video.',
    kept: 'Script, voice and scene are kept.',
  });
});
