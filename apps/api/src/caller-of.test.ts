import { expect, it } from 'vitest';
import { addressOf } from './caller-of.ts';

const socket = { remoteAddress: '10.0.0.1' } as Parameters<typeof addressOf>[0]['socket'];

it.each([
  ['5.5.5.5', '5.5.5.5'],
  ['5.5.5.5:1001', '5.5.5.5'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:1001', '2001:db8::1'],
  ['<script>alert(1)</script>', '10.0.0.1'],
  ['unknown', '10.0.0.1'],
  ['5.5.5.5.5', '10.0.0.1'],
])('takes %j for the address %s', (ip, address) => {
  expect(addressOf({ ip, socket })).toBe(address);
});
