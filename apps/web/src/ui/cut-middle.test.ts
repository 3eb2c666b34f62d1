import { expect, test } from 'vitest';
import { cutMiddle } from './cut-middle.ts';

test('leaves what is short enough as it is', () => {
  expect(cutMiddle('“Cold brew” has been permanently removed.', 110)).toBe('“Cold brew” has been permanently removed.');
});

test('shortens a long name and keeps the sentence around it', () => {
  const cut = cutMiddle(`Another video like ${'x'.repeat(200)} is being made.`, 80);
  expect(cut).toMatch(/^Another video like x+…x+ is being made\.$/);
  expect(cut.length).toBe(80);
});
