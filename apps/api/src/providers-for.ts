import { accountView } from '@herald/core/services';
import type { Providers } from '@herald/providers';
import type { ApiContext } from './context.ts';

/** The engines an account works with: those of the installation and those it has keys of its own for. */
export async function providersFor(
  { core, providers }: Pick<ApiContext, 'core' | 'providers'>,
  accountId: string,
  subject?: string,
): Promise<Providers> {
  return providers.forAccount(await accountView(core, { accountId, subject }));
}

/** What an answer is presented with to an account: it sees the names of its own voices. */
export async function contextFor(ctx: ApiContext, accountId: string): Promise<ApiContext> {
  return { ...ctx, providers: await providersFor(ctx, accountId) };
}
