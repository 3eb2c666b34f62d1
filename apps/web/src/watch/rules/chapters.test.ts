import { describe, expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';

const cue = (startSec: number, endSec: number, text: string) => ({ startSec, endSec, text });
const cues = [
  cue(0, 3, 'Every winter my skin gives up.'),
  cue(4, 6, 'Two drops, that is it.'),
  cue(8, 9, 'The link is below.'),
];

describe('chapters', () => {
  it('start where the words under each heading are heard', () => {
    const script =
      '# The problem\nEvery winter, my skin gives up.\n## The serum\n\n“Two drops, that is it.”\n# Price\nThe link is below.';
    expect(chaptersOf(script, cues)).toEqual([
      { title: 'The problem', startSec: 0 },
      { title: 'The serum', startSec: 4 },
      { title: 'Price', startSec: 8 },
    ]);
  });

  it('start at the heading itself where that is spoken', () => {
    const spoken = [cue(0, 1, 'The problem'), cue(1, 3, 'Every winter my skin gives up.')];
    expect(chaptersOf('# The problem\nEvery winter my skin gives up.', spoken)).toEqual([
      { title: 'The problem', startSec: 0 },
    ]);
  });

  it('leave out what is not heard, and never go back in time', () => {
    const script =
      '# Price\nThe link is below.\n# Nothing\nNobody says this.\n# The problem\nEvery winter my skin gives up.';
    expect(chaptersOf(script, cues)).toEqual([{ title: 'Price', startSec: 8 }]);
  });

  it.each(['No headings. Just # signs and #tags.', '', '#', '# '])('are none in %j', (script) => {
    expect(chaptersOf(script, cues)).toEqual([]);
  });
});
