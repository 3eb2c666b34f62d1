import type { ApiFailure } from '@herald/contract/client/call-types';
import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { createServiceErrors } from './service-errors.ts';

const failed = (failure: Partial<ApiFailure>) =>
  new ApiError({ status: 'error', message: 'An unknown error occurred.', ...failure });

test.each([
  ['HTTP_401', 'Invalid API key. Please check your API configuration.'],
  ['HTTP_403', 'Access forbidden. Please check your API permissions.'],
  ['HTTP_429', 'Rate limit exceeded. Please try again later.'],
  ['HTTP_500', 'Server error. Please try again later.'],
  ['HTTP_503', 'Service temporarily unavailable. Please try again later.'],
  ['HTTP_502', 'Speech failed with status 502'],
  ['NETWORK_ERROR', 'Network error. Please check your internet connection.'],
  ['TIMEOUT_ERROR', 'Request timed out. Please try again.'],
])('says what %s means', (code, words) => {
  expect(createServiceErrors('Speech').explain(failed({ code }), 'The fallback.')).toBe(words);
});

test('prefers the words of the server, and the fallback where it had none but a code', () => {
  const { explain } = createServiceErrors('Speech');
  expect(explain(failed({ code: 'validation', message: 'Too long.' }), 'The fallback.')).toBe('Too long.');
  expect(explain(failed({ code: 'internal', httpStatus: 500 }), 'The fallback.')).toBe('The fallback.');
  expect(explain(failed({ code: 'UNKNOWN_ERROR' }), 'The fallback.')).toBe('The fallback.');
});

test('counts the same failure until something else happens', () => {
  const { explain, clear } = createServiceErrors('Speech');
  const gone = failed({ code: 'NETWORK_ERROR' });
  const words = 'Network error. Please check your internet connection.';
  expect(explain(gone, '')).toBe(words);
  expect(explain(gone, '')).toBe(`${words} (Tried 2 times.)`);
  expect(explain(gone, '')).toBe(`${words} (Tried 3 times.)`);
  clear();
  expect(explain(gone, '')).toBe(words);
  expect(explain(failed({ code: 'HTTP_503' }), '')).toBe('Service temporarily unavailable. Please try again later.');
  expect(explain(gone, '')).toBe(words);
});
