import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { BESIDES, namesOf } from '../testing/planned-figures.ts';

describe('a number that captions say', () => {
  const figures = { sizes: ['wide', 'medium'], stickerSizes: BESIDES, fromSec: 0, isMarkedOnly: false } as const;
  const seenIn = (script: string, saysCalls: boolean) =>
    namesOf(script, { figures: { ...figures, saysCalls } } as Partial<Camera>);

  it.each([
    ['in digits is not there a second time', 'We moved 412 pianos in one year, and we bake bread here.', false],
    ['in words has its digits beside the head', 'We moved forty pianos in one year, and we bake bread here.', true],
    ['is there where a mark asks for it', 'We moved [figure 412] 412 pianos in one year, and bake here.', true],
  ])('%s', (_, script, isSeen) => {
    const isNumber = (name: string) => name.startsWith('figure');
    expect(seenIn(script, true).some(isNumber)).toBe(isSeen);
    expect(seenIn(script, false).some(isNumber)).toBe(true);
  });

  it('is still a price for their plate', () => {
    expect(seenIn('We bake bread here. You can have it for $9 all week. It is open now.', true)).toContain('figure $9');
  });
});
