import { draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import type { FittedFilm } from './fit-films.ts';
import { sharedSeconds } from './made-once-share.ts';

const HOOKS = ['Does your skin give up?', 'I threw away nine creams.'];
const BODY = 'Two drops in the morning are enough, and one bottle lasts the whole winter.';
const SOUND_SEC = 10;

function film(ttsText: string, changes: Partial<FittedFilm> = {}): FittedFilm {
  return {
    ...{ key: ttsText, row: null, variant: null, ratio: '9:16', name: ttsText, problems: [], sameAs: null },
    content: draftContent.parse({ voice: { ttsText } }),
    ...{ performer: 'character', soundSec: SOUND_SEC, durationSec: SOUND_SEC, speech: undefined, filmedBy: '' },
    ...changes,
  } as FittedFilm;
}

const variants = (changes?: Partial<FittedFilm>) => HOOKS.map((hook) => film(`${hook}\n\n${BODY}`, changes));

describe('what films have in common', () => {
  it('is the body of the second one, but for the second in which the hook ends', () => {
    const [first, second = 0] = sharedSeconds(variants());
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(5);
    expect(second).toBeLessThan(SOUND_SEC - 1 - 2);
  });

  it.each([
    ['people who were filmed', variants({ performer: 'clip' })],
    ['films of a service', variants({ filmedBy: 'gpu' })],
    ['one passage each', HOOKS.map((hook) => film(`${hook} ${BODY}`))],
    [
      'the same words in two looks',
      [
        film(BODY),
        { ...film(BODY), content: draftContent.parse({ voice: { ttsText: BODY }, background: { setting: 'color' } }) },
      ],
    ],
  ])('is nothing for %s', (_what, films) => {
    expect(sharedSeconds(films)).toEqual([0, 0]);
  });
});
