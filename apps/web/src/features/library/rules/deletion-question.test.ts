import { expect, test } from 'vitest';
import { deletionQuestion } from './deletion-question.ts';

test('delete asks: \'Are you sure you want to delete "{title}"? This action cannot be undone.\'', () => {
  expect(deletionQuestion([{ title: 'Cold brew' }])).toBe(
    'Are you sure you want to delete "Cold brew"? This action cannot be undone.',
  );
});

test('many are counted', () => {
  const many = Array.from({ length: 1_200 }, () => ({ title: 'x' }));
  expect(deletionQuestion(many)).toBe('Are you sure you want to delete 1,200 videos? This action cannot be undone.');
});
