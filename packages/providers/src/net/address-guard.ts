import { BlockList, isIP, type LookupFunction } from 'node:net';
import { EngineError } from '@herald/media/engine-error';
import { guardedLookup, type NameResolver, systemResolver } from './guarded-lookup.ts';
import { isInsideAddress } from './inside-addresses.ts';

/** Keeps services from leading inside where the operator did not allow it. */
export interface AddressGuard {
  /** Throws an `EngineError` where an address leads inside. */
  (baseUrl: string): Promise<void>;
  /** Checks the same in the moment of connecting, when its name may lead elsewhere than before. */
  lookup: (baseUrl: string) => LookupFunction;
}

/** `allowed` names hosts ("voices"), hosts with a port ("127.0.0.1:8880") and networks ("10.1.0.0/16"). */
export function addressGuard(allowed: readonly string[], resolve: NameResolver = systemResolver): AddressGuard {
  const networks = new BlockList();
  for (const one of allowed) addNetwork(networks, one);
  const isAllowed = (address: string) => networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  const refuse = (addresses: readonly string[], baseUrl: string): EngineError | undefined => {
    const { hostname, host, port, protocol } = new URL(baseUrl);
    const withPort = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`;
    if (allowed.includes(hostname) || allowed.includes(withPort)) return undefined;
    if (addresses.every((address) => !isInsideAddress(address) || isAllowed(address))) return undefined;
    return leadsInside(withPort);
  };
  const check = async (baseUrl: string): Promise<void> => {
    const refusal = refuse(await addressesOf(new URL(baseUrl).hostname, resolve), baseUrl);
    if (refusal) throw refusal;
  };
  const lookup = (baseUrl: string) => guardedLookup((addresses) => refuse(addresses, baseUrl), resolve);
  return Object.assign(check, { lookup });
}

const leadsInside = (host: string): EngineError =>
  new EngineError(
    'unavailable',
    `${host} leads into the network Herald runs in. Whoever runs Herald can allow it in HERALD_INSIDE_SERVICES.`,
    { retryable: false },
  );

function addNetwork(networks: BlockList, text: string): void {
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) networks.addAddress(address, family);
  else networks.addSubnet(address, Number(bits), family);
}

async function addressesOf(hostname: string, resolve: NameResolver): Promise<string[]> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return [bare];
  return new Promise((found, failed) => {
    resolve(bare, { all: true }, (cause, addresses) => {
      if (!cause) return found(addresses.map(({ address }) => address));
      const message = `There is no server with the name ${hostname}. Check the address.`;
      failed(new EngineError('unavailable', message, { cause }));
    });
  });
}
