import { expect, it } from 'vitest';
import { assertMayChangeVideo, mayChangeVideo } from './policies.ts';
import type { StoredVideo } from './video.ts';

const video = { accountId: 'mine', deletedAt: null } satisfies Partial<StoredVideo>;

it('members change videos of their account', () => {
  expect(mayChangeVideo({ accountId: 'mine' }, video)).toBe(true);
});

it('a video of another account and a video in the trash do not exist', () => {
  const others = [undefined, { ...video, accountId: 'theirs' }, { ...video, deletedAt: new Date() }];
  for (const other of others) {
    expect(() => assertMayChangeVideo({ accountId: 'mine' }, other)).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  }
});
