import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { EngineError } from '@herald/media';

/** Networks that the internet does not lead to: this machine, the networks around it, and what clouds hide there. */
const INSIDE_V4: [network: string, bits: number][] = [
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
/** Only 2000::/3 is given out; of it, 2002::/16 wraps an address of IPv4. */
const OUTSIDE_V6: [network: string, bits: number] = ['2000::', 3];
const WRAPPING_V6: [network: string, bits: number] = ['2002::', 16];
/** An address of IPv4 as IPv6 writes it. */
const WRITTEN_V4 = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i;

const insideV4 = new BlockList();
for (const [network, bits] of INSIDE_V4) insideV4.addSubnet(network, bits, 'ipv4');
const outsideV6 = new BlockList();
outsideV6.addSubnet(...OUTSIDE_V6, 'ipv6');
const wrappingV6 = new BlockList();
wrappingV6.addSubnet(...WRAPPING_V6, 'ipv6');

/** Whether an address belongs to this machine or a network around it. */
export function leadsInside(address: string): boolean {
  const v4 = WRITTEN_V4.exec(address)?.groups?.v4 ?? address;
  if (isIP(v4) === 4) return insideV4.check(v4, 'ipv4');
  return !outsideV6.check(address, 'ipv6') || wrappingV6.check(address, 'ipv6');
}

/** Throws an `EngineError` where an address leads inside and the operator did not allow it. */
export type AddressGuard = (baseUrl: string) => Promise<void>;

/**
 * `allowed` names hosts ("voices"), hosts with a port ("127.0.0.1:8880") and networks ("10.1.0.0/16"). It is asked
 * before each call, because a name may lead elsewhere by then.
 */
export function addressGuard(allowed: readonly string[]): AddressGuard {
  const networks = new BlockList();
  for (const one of allowed) addNetwork(networks, one);
  const isAllowed = (address: string) => networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return async (baseUrl) => {
    const { hostname, host, port, protocol } = new URL(baseUrl);
    const withPort = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`;
    if (allowed.includes(hostname) || allowed.includes(withPort)) return;
    const addresses = await addressesOf(hostname);
    if (addresses.every((address) => !leadsInside(address) || isAllowed(address))) return;
    throw new EngineError(
      'unavailable',
      `${withPort} leads into the network Herald runs in. Whoever runs Herald can allow it in HERALD_INSIDE_SERVICES.`,
      { retryable: false },
    );
  };
}

function addNetwork(networks: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) networks.addAddress(address, family);
  else networks.addSubnet(address, Number(bits), family);
}

async function addressesOf(hostname: string): Promise<string[]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return [bare];
  try {
    return (await lookup(bare, { all: true })).map(({ address }) => address);
  } catch (cause) {
    throw new EngineError('unavailable', `There is no server with the name ${hostname}. Check the address.`, { cause });
  }
}
