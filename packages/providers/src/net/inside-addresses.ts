import { BlockList, isIP } from 'node:net';

/** Networks that the internet does not lead to: this machine, the networks around it, and what clouds hide there. */
const INSIDE_V4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
/** An address of IPv4 as IPv6 writes it; other ways to wrap one are nobody's honest address. */
const WRITTEN_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const insideV4 = new BlockList();
for (const [network, bits] of INSIDE_V4) insideV4.addSubnet(network, bits, 'ipv4');
/** The only part of IPv6 that is given out. */
const outsideV6 = new BlockList();
outsideV6.addSubnet('2000::', 3, 'ipv6');
/** A part of that which wraps an address of IPv4. */
const wrappingV6 = new BlockList();
wrappingV6.addSubnet('2002::', 16, 'ipv6');

/** Whether an address belongs to this machine or a network around it. */
export function isInsideAddress(address: string): boolean {
  const v4 = WRITTEN_V4.exec(address)?.[1] ?? address;
  if (isIP(v4) === 4) return insideV4.check(v4, 'ipv4');
  return isIP(address) !== 6 || !outsideV6.check(address, 'ipv6') || wrappingV6.check(address, 'ipv6');
}
