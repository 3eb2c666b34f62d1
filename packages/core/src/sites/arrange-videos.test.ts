import { describe, expect, it } from 'vitest';
import { arrangeVideos } from './arrange-videos.ts';

const at = (id: string, place: number | null) => ({ id, isShown: true, place });

describe('the videos of a site', () => {
  it.each([
    ['nothing changes', [at('b', 2), at('c', 3)], 'abcde'],
    ['a page is put into another order', [at('d', 2), at('b', 3), at('c', 4)], 'adbce'],
    ['one moves to the top, past what was not listed', [at('d', 1)], 'dabce'],
    ['one moves down', [at('a', 4)], 'bcdae'],
    ['a place beyond the end is the end', [at('b', 99)], 'acdeb'],
    ['one goes', [{ id: 'c', isShown: false, place: 3 }], 'abde'],
    ['new ones come last, in their order', [at('y', null), at('x', null)], 'abcdeyx'],
    ['a new one can have a place', [at('x', 2)], 'axbcde'],
    ['an unticked stranger stays away', [{ id: 'x', isShown: false, place: null }], 'abcde'],
  ])('%s', (_, listed, expected) => {
    expect(arrangeVideos([...'abcde'], listed).join('')).toBe(expected);
  });

  it('are what is ticked where there were none', () => {
    expect(arrangeVideos([], [at('b', 2), at('a', 1), at('z', null)])).toEqual(['a', 'b', 'z']);
  });
});
