import type { Providers } from '../open/open-providers.ts';

/** Providers with other parts, for every account. */
export function replaceParts(providers: Providers, parts: Partial<Providers>): Providers {
  const replaced: Providers = { ...providers, forAccount: async () => replaced, ...parts };
  return replaced;
}
