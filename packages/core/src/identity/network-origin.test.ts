import { expect, it } from 'vitest';
import { isForwarded, isLoopbackAddress, isLoopbackHost } from './network-origin.ts';

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is a loopback address', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
  expect(isLoopbackHost(address)).toBe(true);
});

it.each(['10.0.0.1', '127.0.0.1.example.com', '::2', ''])('%j is not a loopback address', (address) => {
  expect(isLoopbackAddress(address)).toBe(false);
  expect(isLoopbackHost(address)).toBe(false);
});

it('a host may also be the name localhost or an address in brackets', () => {
  expect(['localhost', '[::1]'].map(isLoopbackHost)).toEqual([true, true]);
  expect(['localhost', '[::1]'].map(isLoopbackAddress)).toEqual([false, false]);
});

it('a forwarding header in any case shows a proxy', () => {
  expect(isForwarded(['host', 'X-Forwarded-For'])).toBe(true);
  expect(isForwarded(['Via'])).toBe(true);
  expect(isForwarded(['host', 'x-forwarded-', 'accept'])).toBe(false);
});
