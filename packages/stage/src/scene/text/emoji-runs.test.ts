import { describe, expect, it } from 'vitest';
import { chooseFonts, fontStack, keepDrawable } from './choose-fonts.ts';
import { textRuns } from './emoji-runs.ts';

const shown = (text: string) => textRuns(text).map((run) => (run.emoji ? `[${run.text}]` : run.text));

describe('a text with emoji', () => {
  it.each([
    ['Hot 🔥 deal', ['Hot ', '[🔥]', ' deal']],
    ['👩‍👩‍👧‍👦👋🏽🇩🇪', ['[👩‍👩‍👧‍👦]', '[👋🏽]', '[🇩🇪]']],
    ['1️⃣ of 2', ['[1️⃣]', ' of 2']],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️ 🏳️‍⚧️', ['[🏴󠁧󠁢󠁥󠁮󠁧󠁿]', ' ', '[🏴‍☠️]', ' ', '[🏳️‍⚧️]']],
    ['❤️‍🔥', ['[❤]', '[🔥]']],
    ['© 2026 ™', ['© 2026 ™']],
    ['©️', ['[©️]']],
    ['नमस्‍ते', ['नमस्‍ते']],
    ['#1 * 50%', ['#1 * 50%']],
  ])('%s is cut into %j', (text, runs) => {
    expect(shown(text)).toEqual(runs);
  });

  it.each([
    ['a flag of no country', '🇽🇽', []],
    ['half a flag', '🇩', []],
    ['a tone without skin', '🔥🏽', ['[🔥]']],
    ['a flag of a region that has no picture', '🏴󠁵󠁳󠁴󠁸󠁿', ['[🏴]']],
    ['people of no known family', '👩‍🔥', ['[👩]', '[🔥]']],
    ['an emoji that does not exist yet', '\u{1fbff}', ['\u{1fbff}']],
  ])('%s comes in the parts that can be drawn', (_, text, runs) => {
    expect(shown(text)).toEqual(runs);
  });

  it('is cut the same when it was cleaned before', () => {
    const text = 'Hi ❤️‍🔥 1️⃣ 🔥🏽 👩‍🚀 ©️ ok 🇽🇽';
    const choice = chooseFonts(text, 'en', 'loud');
    const clean = keepDrawable(text, choice);
    expect(clean).toBe('Hi ❤🔥 1️⃣ 🔥 👩‍🚀 ©️ ok');
    expect(keepDrawable(clean, choice)).toBe(clean);
  });

  it('needs the files of its own emoji only, and letters never come from them', () => {
    const files = (text: string) => chooseFonts(text, 'en', 'loud').fonts.filter(({ script }) => script === 'emoji');
    expect(files('12 eggs, 50 % off #1')).toEqual([]);
    expect(files('🔥 and 🔥')).toHaveLength(1);
    expect(fontStack(chooseFonts('1 🔥', 'en', 'loud'), 100)).toBe('800 100px "Herald bricolage-grotesque latin loud"');
  });
});
