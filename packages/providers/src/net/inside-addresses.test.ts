import { expect, it } from 'vitest';
import { isInsideAddress } from './inside-addresses.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fc00::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '2002:7f00:1::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'no address',
])('%s lies inside', (address) => expect(isInsideAddress(address)).toBe(true));

it.each(['1.1.1.1', '172.32.0.1', '193.0.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s lies outside', (address) =>
  expect(isInsideAddress(address)).toBe(false),
);
