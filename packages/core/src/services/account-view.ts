import type { AccountView, ServiceToOpen } from '@herald/media';
import type { Core } from '../core.ts';
import { accountKeyRepository } from './account-key-repository.ts';
import { accountMeter } from './account-meter.ts';
import { servicesOfKey } from './account-services.ts';
import type { Payer } from './service-terms.ts';

export interface Viewer {
  accountId: string;
  /** What is made for it: a video by its id, a sound by the hash it is spoken from. */
  subject?: string | undefined;
  /** Services the environment names. */
  fixed: readonly ServiceToOpen[];
}

/** What engines need to know about the account they work for: the services it has keys of its own for, and who counts. */
export async function accountView(core: Core, viewer: Viewer): Promise<AccountView> {
  const payer = await readPayer(core, viewer);
  return { accountId: viewer.accountId, services: payer.own, meter: accountMeter(core, payer) };
}

/** Who pays for what an account uses. */
export async function readPayer(core: Core, viewer: Viewer): Promise<Payer> {
  return { ...viewer, own: await readOwnServices(core, viewer.accountId) };
}

async function readOwnServices(core: Core, accountId: string): Promise<ServiceToOpen[]> {
  const keys = await accountKeyRepository.list(core.db.queries, accountId);
  if (keys.length === 0) return [];
  const settings = await core.settings.read();
  return keys.flatMap((row) => servicesOfKey(core, row, settings));
}
