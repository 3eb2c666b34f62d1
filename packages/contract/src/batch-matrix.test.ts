import { describe, expect, it } from 'vitest';
import { countFilms } from './batch.ts';
import { batchMatrix, everyPair, ratiosOf, scriptOf, variantsOf } from './batch-matrix.ts';
import { avatarGroup, draftContent, voiceGroup } from './draft.ts';

const content = draftContent.parse({});
const presenter = (ttsId: string) => ({ avatar: avatarGroup.parse({}), voice: voiceGroup.parse({ ttsId }) });
const matrix = (wish: object) => batchMatrix.parse(wish);

const WORDS = { hooks: ['h', 'i', 'j'], bodies: ['b', 'c'], calls: ['d', 'e', 'f'] };

describe('a matrix', () => {
  it.each([
    ['3 hooks, 2 bodies, 3 calls', WORDS, [18, 1]],
    ['the same, less one, in 2 ratios', { ...WORDS, ratios: ['9:16', '1:1'], left_out: ['h2-b2-c2'] }, [17, 2]],
    ['a ratio that is named twice', { ...WORDS, ratios: ['1:1', '1:1'] }, [18, 1]],
    ['2 presenters', { ...WORDS, presenters: [presenter('a'), presenter('b')] }, [36, 1]],
    ['hooks alone', { hooks: ['a', 'b'] }, [2, 1]],
    ['nothing', {}, [1, 1]],
    ['a cell left out that is not there', { hooks: ['a'], left_out: ['h9'] }, [1, 1]],
  ])('counts films and ratios of %s', (_, wish, [films, ratios]) => {
    expect(countFilms({ kind: 'matrix', content, matrix: matrix(wish) })).toBe(films);
    expect(ratiosOf(matrix(wish), content)).toHaveLength(ratios ?? 1);
  });

  it('names every variant once', () => {
    const keys = variantsOf(matrix({ ...WORDS, presenters: [presenter('a'), presenter('b')] })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(36);
    expect(keys.slice(0, 2)).toEqual(['h1-b1-c1-p1', 'h1-b1-c2-p1']);
  });

  it('says hook, body and call in this order, and the draft’s own words where there are no bodies', () => {
    const scripts = (wish: object) =>
      variantsOf(matrix(wish)).map((variant) => scriptOf(matrix(wish), variant, 'Own.'));
    expect(scripts({ hooks: ['Hook?'], bodies: ['Body.'], calls: ['Call!'] })).toEqual(['Hook?\n\nBody.\n\nCall!']);
    expect(scripts({ hooks: ['Hook?', 'Other?'] })).toEqual(['Hook?\n\nOwn.', 'Other?\n\nOwn.']);
  });

  it('pairs every avatar with every voice', () => {
    const avatars = ['a', 'b'].map((selectedAvatarId) => avatarGroup.parse({ selectedAvatarId }));
    const voices = ['v', 'w', 'x'].map((ttsId) => voiceGroup.parse({ ttsId }));
    expect(everyPair(avatars, voices)).toHaveLength(6);
  });
});
