import type { Core } from '@herald/core';
import { accountView } from '@herald/core/services';
import type { Providers } from '@herald/providers';

/** The engines an account works with: those of the installation and those it has keys of its own for. */
export async function providersFor(
  { core, providers }: { core: Core; providers: Providers },
  accountId: string,
  subject?: string,
): Promise<Providers> {
  return providers.forAccount(await accountView(core, { accountId, subject }));
}
