import { describe, expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const token = 'a token of many letters';
const near = { headers: {}, remoteAddress: '127.0.0.1' };
const far = { headers: {}, remoteAddress: '203.0.113.5' };
const withToken = (value: string) => ({ ...far, headers: { authorization: `Bearer ${value}` } });

describe('the figures', () => {
  it('are for nobody while nothing is set, wherever the request seems to come from', () => {
    for (const remoteAddress of ['127.0.0.1', '::1', '10.0.0.2', '192.168.1.9', undefined]) {
      expect(mayReadMetrics({}, { headers: {}, remoteAddress })).toBe(false);
    }
    expect(mayReadMetrics({}, withToken(''))).toBe(false);
    expect(mayReadMetrics({ token: '' }, withToken(''))).toBe(false);
  });

  it('are for whoever has the token', () => {
    expect(mayReadMetrics({ token }, withToken(token))).toBe(true);
    expect(mayReadMetrics({ token }, withToken(`${token}s`))).toBe(false);
    expect(mayReadMetrics({ token }, near)).toBe(false);
  });

  it('are for this machine where that is allowed, but not for what a proxy passed on', () => {
    const access = { allowsLoopback: true };
    expect(mayReadMetrics(access, near)).toBe(true);
    expect(mayReadMetrics(access, far)).toBe(false);
    expect(mayReadMetrics(access, { ...near, headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(false);
  });
});
