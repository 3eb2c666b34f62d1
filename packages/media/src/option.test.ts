import { expect, it } from 'vitest';
import { CAPTION_STYLES } from './choices.ts';
import { CAPTION_LABELS } from './labels.ts';
import { optionsOf } from './option.ts';

it('shows a list in its order, with its words', () => {
  expect(optionsOf(['b', 'a'], { a: 'First', b: 'Second' })).toEqual([
    { value: 'b', label: 'Second' },
    { value: 'a', label: 'First' },
  ]);
});

it('has a word for every caption style', () => {
  expect(optionsOf(CAPTION_STYLES, CAPTION_LABELS).every(({ label }) => label !== '')).toBe(true);
});
