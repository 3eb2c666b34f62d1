import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { EngineError } from '@herald/media';
import { isInsideAddress } from './inside-addresses.ts';

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
    if (addresses.every((address) => !isInsideAddress(address) || isAllowed(address))) return;
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
