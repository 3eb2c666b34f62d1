import { describe, expect, it } from 'vitest';
import { downloadNameOf } from './download-name.ts';
import { PURGE_NOW, trashLimit } from './trash-time.ts';

describe('the name of a download', () => {
  it.each([
    ['My video', 'My video.mp4'],
    ['a/b\\c:d*e?"f<g>h|i', 'a b c d e f g h i.mp4'],
    ['  ..hidden.. ', 'hidden.mp4'],
    ['', 'video.mp4'],
    ['\u202eתל אביב 👩🏽\u200d💻', 'תל אביב 👩🏽\u200d💻.mp4'],
    ['x'.repeat(200), `${'x'.repeat(120)}.mp4`],
  ])('of %j is %j', (title, name) => {
    expect(downloadNameOf(title)).toBe(name);
  });

  it('has a number when it is taken, in any case', () => {
    const taken = new Set<string>();
    expect(['Film', 'film', 'Film'].map((title) => downloadNameOf(title, taken))).toEqual([
      'Film.mp4',
      'film (2).mp4',
      'Film (3).mp4',
    ]);
  });
});

it('a purged video is past every trash limit', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  expect(trashLimit(now) < now).toBe(true);
  expect(PURGE_NOW < trashLimit(now)).toBe(true);
});
