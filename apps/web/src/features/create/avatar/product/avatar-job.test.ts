import { describe, expect, test } from 'vitest';
import { followAvatarJob, type JobAnswer } from './avatar-job.ts';

const made = { url: '/api/media/face.jpg', avatarId: 'a' };

/** A maker that answers these in turn, and then the last for ever. */
function maker(...answers: JobAnswer[]) {
  const waits: number[] = [];
  let asked = 0;
  return {
    waits,
    asked: () => asked,
    check: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined) throw new Error('There is no answer to give.');
      return answer;
    },
    wait: async (ms: number) => {
      waits.push(ms);
    },
  };
}

describe('following the making of an avatar', () => {
  test('ends with the picture as soon as it is there', async () => {
    const ports = maker({ kind: 'completed', made });
    await expect(followAvatarJob(ports)).resolves.toEqual({ kind: 'completed', made });
    expect(ports.asked()).toBe(1);
  });

  test('asks every 5000 ms after the first time', async () => {
    const ports = maker({ kind: 'processing' }, { kind: 'processing' }, { kind: 'completed', made });
    await followAvatarJob(ports);
    expect(ports.waits.slice(1)).toEqual([5000, 5000]);
  });

  test('ends with the words of a failure', async () => {
    const ports = maker({ kind: 'processing' }, { kind: 'failed', message: 'No face in it' });
    await expect(followAvatarJob(ports)).resolves.toEqual({ kind: 'failed', message: 'No face in it' });
  });

  test('stops with an error after 60 attempts', async () => {
    const ports = maker({ kind: 'processing' });
    await expect(followAvatarJob(ports)).resolves.toEqual({
      kind: 'failed',
      message: 'Avatar generation timeout - maximum attempts reached.',
    });
    expect(ports.asked()).toBe(60);
  });
});
