import { describe, expect, it, test } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import { deletionQuestion, failureReason, stoppedWords, timeLeftInTrash } from './video-words.ts';

test.each([
  ['2026-11-01T12:00:00Z', '30 days left'],
  ['2026-11-01T12:00:01Z', '30 days left'],
  ['2026-11-04T13:00:00Z', '27 days left'],
  ['2026-11-30T13:00:00Z', '1 day left'],
  ['2026-12-02T00:00:00Z', 'Last day'],
])('deleted on the first of the month, seen on %s: %s', (now, words) => {
  expect(timeLeftInTrash('2026-11-01T12:00:00Z', new Date(now))).toBe(words);
});

describe('the question before deleting', () => {
  it('says that it is final where it is', () => {
    expect(deletionQuestion([{ title: 'Cold brew' }], true)).toBe(
      'Are you sure you want to delete "Cold brew"? This action cannot be undone.',
    );
  });

  it('says how long the trash keeps the video', () => {
    expect(deletionQuestion([{ title: 'Cold brew' }], false)).toBe(
      'Are you sure you want to delete "Cold brew"? It stays in the trash for 30 days.',
    );
  });

  it('counts several videos', () => {
    const many = Array.from({ length: 1_200 }, () => ({ title: 'x' }));
    expect(deletionQuestion(many, true)).toBe(
      'Are you sure you want to delete 1,200 videos? This action cannot be undone.',
    );
    expect(deletionQuestion(many, false)).toBe(
      'Are you sure you want to delete 1,200 videos? They stay in the trash for 30 days.',
    );
  });
});

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

it('a video that was cancelled for another reason says it', () => {
  const failure = { stage: 'drawing', reason: 'The consent was revoked.', next_step: 'Take another avatar.' } as const;
  expect(stoppedWords(aVideo({ status: 'cancelled', failure }))).toEqual({
    reason: 'The consent was revoked.',
    kept: 'Script, voice and scene are kept. Take another avatar.',
  });
});
