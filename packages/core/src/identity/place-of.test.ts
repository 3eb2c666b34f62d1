import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'local'])('%s is this machine', (ip) => {
  expect(placeOf(ip)).toBe('This machine');
});

it.each(['10.1.2.3', '192.168.0.7', '172.16.0.1', '172.31.9.9', '169.254.1.1', 'fd12:3456::1', 'fe80::1'])(
  '%s is the local network',
  (ip) => {
    expect(placeOf(ip)).toBe('Local network');
  },
);

it.each(['81.166.20.4', '172.32.0.1', '192.169.0.1', '2001:db8::1', '100.1.1.1'])('%s is shown as it is', (ip) => {
  expect(placeOf(ip)).toBe(ip);
});

it('a public address in the form of IPv6 is shown in its own', () => {
  expect(placeOf('::ffff:81.166.20.4')).toBe('81.166.20.4');
});

it('an address that was forgotten says so', () => {
  expect(placeOf('')).toBe('No longer stored');
});
