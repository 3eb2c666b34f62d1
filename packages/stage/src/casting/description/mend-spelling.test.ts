import { describe, expect, it } from 'vitest';
import { mendSpelling } from './mend-spelling.ts';

describe('mendSpelling', () => {
  it.each([
    ['glases', 'glasses'],
    ['galsses', 'glasses'],
    ['sweter', 'sweater'],
    ['freckels', 'freckles'],
    ['kitchn', 'kitchen'],
    ['blazr', 'blazer'],
    ['turtlenek', 'turtleneck'],
  ])('reads %s as %s', (written, meant) => {
    expect(mendSpelling(written)).toBe(meant);
  });

  it.each(['glasses', 'sweater', 'hair', 'red', 'bob'])('keeps the known word %s', (word) => {
    expect(mendSpelling(word)).toBe(word);
  });

  it.each(['bx', 'hare', 'zzzzzz', 'philosophy', 'xylophone'])('leaves %s alone', (word) => {
    expect(mendSpelling(word)).toBe(word);
  });
});
