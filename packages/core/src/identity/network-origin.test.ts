import { expect, it } from 'vitest';
import { isForwarded, isLoopbackAddress } from './network-origin.ts';

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is a loopback address', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
});

it.each(['10.0.0.1', '127.0.0.1.example.com', '::2', '', 'localhost'])('%j is not a loopback address', (address) => {
  expect(isLoopbackAddress(address)).toBe(false);
});

it('a forwarding header in any case shows a proxy', () => {
  expect(isForwarded(['host', 'X-Forwarded-For'])).toBe(true);
  expect(isForwarded(['Via'])).toBe(true);
  expect(isForwarded(['host', 'x-forwarded-', 'accept'])).toBe(false);
});
