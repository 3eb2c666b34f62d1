import type { PersonClip } from '@herald/contract/endpoints/clips';
import { expect, test } from 'vitest';
import { clipProblem, clipToContinue, foundIn, spanNames } from './clip-words.ts';

const spans = [
  { fromSec: 0, toSec: 3, moment: 'calm', fault: null },
  { fromSec: 3, toSec: 8, moment: null, fault: 'speaking' },
  { fromSec: 8, toSec: 12, moment: 'calm', fault: null },
  { fromSec: 12, toSec: 14, moment: 'nod', fault: null },
  { fromSec: 14, toSec: 20, moment: null, fault: 'speaking' },
] as const;

test('spans are named by what happens in them, and numbered where there are several', () => {
  expect(spanNames([...spans])).toEqual(['Listening 1', 'speaking', 'Listening 2', 'Nodding', 'speaking']);
});

test('what was found is told once for each kind, with every second and how long it lasts', () => {
  const findings = [
    { atSec: 14, fault: 'speaking', isBlocking: true },
    { atSec: 3, fault: 'speaking', isBlocking: false },
  ] as const;
  expect(foundIn({ findings: [...findings], spans: [...spans] })).toEqual([
    { fault: 'speaking', atSecs: [3, 14], sec: 11, isBlocking: true },
  ]);
});

test.each([
  [{ type: 'video/mp4', name: 'me.mp4', size: 10 }, undefined],
  [{ type: 'video/webm;codecs=vp9', name: 'take', size: 10 }, undefined],
  [{ type: '', name: 'IMG_1.MOV', size: 10 }, undefined],
  [{ type: 'image/gif', name: 'me.gif', size: 10 }, 'Please choose a video: MP4, MOV or WebM.'],
  [{ type: 'video/mp4', name: 'me.mp4', size: 101 }, expect.stringContaining('larger than 1 GB')],
])('a file of %o is judged before it is sent', (file, problem) => {
  expect(clipProblem(file, 100)).toEqual(problem);
});

test('a file goes on where it stopped, and into the clip that has a code', () => {
  const clip = (changes: Partial<PersonClip>) =>
    ({ state: 'receiving', source: 'upload', received_bytes: 0, total_bytes: 0, name: '', ...changes }) as PersonClip;
  const coded = clip({ id: 'coded' });
  const half = clip({ id: 'half', received_bytes: 5, total_bytes: 9, name: 'me.mov' });
  expect(clipToContinue([coded, half], { name: 'me.mov', size: 9 })?.id).toBe('half');
  expect(clipToContinue([coded, half], { name: 'other.mov', size: 9 })?.id).toBe('coded');
  expect(clipToContinue([half], { name: 'other.mov', size: 9 })).toBeUndefined();
});
