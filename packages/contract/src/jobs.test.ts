import { describe, expect, it } from 'vitest';
import { jobNames, jobPayloads } from './jobs.ts';

const id = '0190b0a0-0000-7000-8000-000000000000';

describe('the payload of a job', () => {
  it('is declared for every name', () => {
    expect(jobNames).toEqual([
      'clean-up',
      'post-alert',
      'send-mail',
      'send-reports',
      'tell-plan-ends',
      'write-mailing',
      'process-sales',
      'make-video',
      'run-batch',
      'draw-templates',
      'make-avatar',
      'prepare-clip',
      'film-saying',
      'fetch-voice',
      'hear-voice',
      'export-data',
      'erase-account',
    ]);
  });

  it('carries the id of what the job works on', () => {
    expect(jobPayloads['make-video'].parse({ videoId: id })).toEqual({ videoId: id });
    expect(jobPayloads['make-avatar'].parse({ avatarJobId: id })).toEqual({ avatarJobId: id });
  });

  it('carries nothing but ids', () => {
    for (const payload of Object.values(jobPayloads)) {
      for (const name of Object.keys(payload.shape)) expect(name).toMatch(/Id$/);
    }
  });

  it('is refused without its id', () => {
    expect(jobPayloads['make-video'].safeParse({}).success).toBe(false);
  });
});
