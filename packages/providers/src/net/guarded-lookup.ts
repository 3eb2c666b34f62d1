import { lookup as askNames, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** How names become addresses; that of the system where nobody gave another. */
export type NameResolver = typeof askNames;

export const systemResolver: NameResolver = askNames;

/**
 * Finds the addresses of a name in the moment of connecting, so that a name cannot lead elsewhere after it was checked.
 * `refuse` returns why none of them may be connected to.
 */
export function guardedLookup(
  refuse: (addresses: readonly string[], host: string) => Error | undefined,
  resolve: NameResolver = systemResolver,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address.`), '', 0);
      const refusal = refuse(
        found.map(({ address }) => address),
        host,
      );
      if (refusal) return done(refusal, '', 0);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}
