import type { AccountView } from '@herald/media';
import type { Core } from '../core.ts';
import { accountKeyRepository } from './account-key-repository.ts';
import { servicesOfKey } from './account-services.ts';

export interface Viewer {
  accountId: string;
  /** What is made for it: a video by its id, a sound by the hash it is spoken from. */
  subject?: string | undefined;
}

/** What engines need to know about the account they work for: the services it has keys of its own for. */
export async function accountView(core: Core, { accountId }: Viewer): Promise<AccountView> {
  const keys = await accountKeyRepository.list(core.db.queries, accountId);
  if (keys.length === 0) return { accountId, services: [] };
  const settings = await core.settings.read();
  return { accountId, services: keys.flatMap((row) => servicesOfKey(core, row, settings)) };
}
