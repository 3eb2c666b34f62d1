import { expect, test } from 'vitest';
import { ApiError } from './api.ts';
import { isPassing, queryClient } from './query-client.ts';

const failed = (httpStatus?: number) =>
  new ApiError({ status: 'error', message: 'No.', ...(httpStatus !== undefined && { httpStatus }) });

test.each([401, 403, 404, 409, 422, 429])('a refusal with %i is final', (httpStatus) => {
  expect(isPassing(failed(httpStatus))).toBe(false);
});

test.each([500, 502, 503])('trouble of the server (%i) may pass', (httpStatus) => {
  expect(isPassing(failed(httpStatus))).toBe(true);
});

test('no answer at all may pass', () => {
  expect(isPassing(failed())).toBe(true);
});

test('a query is tried at most three times, a mutation once', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  const retry = queries?.retry as (failureCount: number, error: Error) => boolean;
  expect([retry(0, failed(503)), retry(1, failed(503)), retry(2, failed(503))]).toEqual([true, true, false]);
  expect(retry(0, failed(404))).toBe(false);
  expect(mutations?.retry).toBe(false);
});
