import { errorTexts } from '@herald/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api.ts';
import { momentText, saveFailureText } from './save-words.ts';

const failed = (message: string) => new ApiError({ status: 'error', message, httpStatus: 500 });

test('a failure says the words of the server', () => {
  expect(saveFailureText(failed('This slug is taken.'), 'create')).toBe('This slug is taken.');
});

test('a failure without words has its own', () => {
  expect(saveFailureText(failed(errorTexts.unknown), 'create')).toBe('Failed to create page.');
  expect(saveFailureText(failed(errorTexts.unknown), 'update')).toBe('Failed to update page.');
});

test('a thrown error says its message, or to try again', () => {
  expect(saveFailureText(new Error('Out of memory'), 'update')).toBe('Out of memory');
  expect(saveFailureText(undefined, 'create')).toBe('Failed to create page. Please try again.');
  expect(saveFailureText(new Error(''), 'update')).toBe('Failed to update page. Please try again.');
});

test('a moment is a time today, a day and time this year, and a day before that', () => {
  const now = new Date(2026, 10, 21, 15, 0);
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  expect(momentText(at(2026, 10, 21, 14, 2), now)).toBe('14:02');
  expect(momentText(at(2026, 10, 18, 6, 40), now)).toBe('Nov 18, 06:40');
  expect(momentText(at(2025, 8, 30, 12, 0), now)).toBe('Sep 30, 2025');
});
