import { describe, expect, it } from 'vitest';
import { httpServiceError, nextServiceErrorState, serviceErrorOf, thrownServiceError } from './service-error.ts';

describe('failures without words', () => {
  it.each([
    [401, 'Invalid API key. Please check your API configuration.'],
    [403, 'Access forbidden. Please check your API permissions.'],
    [429, 'Rate limit exceeded. Please try again later.'],
    [500, 'Server error. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [418, 'Speaking failed with status 418'],
  ])('maps HTTP %i', (status, message) => {
    expect(httpServiceError(status, 'Speaking')).toEqual({ message, code: `HTTP_${status}` });
  });

  it('names an unreachable host NETWORK_ERROR', () => {
    expect(thrownServiceError(new TypeError('fetch failed'))).toEqual({
      message: 'Network error. Please check your internet connection.',
      code: 'NETWORK_ERROR',
    });
  });

  it('names a timeout TIMEOUT_ERROR', () => {
    expect(thrownServiceError(new DOMException('', 'TimeoutError'))).toEqual({
      message: 'Request timed out. Please try again.',
      code: 'TIMEOUT_ERROR',
    });
  });

  it.each([new Error('odd'), 'odd', undefined])('names anything else UNKNOWN_ERROR', (thrown) => {
    expect(thrownServiceError(thrown).code).toBe('UNKNOWN_ERROR');
  });

  it('leaves the server’s own codes to the server’s own words', () => {
    expect(serviceErrorOf('HTTP_503', 'Speaking')).toEqual(httpServiceError(503, 'Speaking'));
    expect(serviceErrorOf('validation', 'Speaking')).toBeUndefined();
    expect(serviceErrorOf(undefined, 'Speaking')).toBeUndefined();
  });

  it('tracks message, code and retry count', () => {
    const first = nextServiceErrorState(undefined, httpServiceError(503, 'Speaking'));
    const second = nextServiceErrorState(first, httpServiceError(503, 'Speaking'));
    const other = nextServiceErrorState(second, httpServiceError(401, 'Speaking'));
    expect([first.retryCount, second.retryCount, other.retryCount]).toEqual([0, 1, 0]);
    expect(other).toMatchObject({ code: 'HTTP_401' });
  });
});
