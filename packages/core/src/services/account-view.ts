import { accountServices } from '@herald/contract/account-services';
import type { AccountView, ServiceToOpen } from '@herald/media/engines/outside-service';
import type { Core } from '../core.ts';
import { accountKeyRepository } from './account-key-repository.ts';
import { accountMeter } from './account-meter.ts';
import { absentServices, servicesOfKey } from './account-services.ts';
import type { Payer } from './service-terms.ts';

export interface Viewer {
  accountId: string;
  /** What is made for it: a video by its id, a sound by the hash it is spoken from. */
  subject?: string | undefined;
}

/** What engines need to know about the account they work for: the services it has keys of its own for, and who counts. */
export async function accountView(core: Core, viewer: Viewer): Promise<AccountView> {
  const { accountId } = viewer;
  const keys = await accountKeyRepository.list(core.db.queries, accountId);
  const settings = await core.settings.read();
  const services = keys.flatMap((row) => servicesOfKey(core, row, settings));
  const absent = accountServices
    .filter((service) => !keys.some((row) => row.service === service))
    .flatMap((service) => absentServices(core, accountId, service, settings));
  return { accountId, services, absent, meter: accountMeter(core, { ...viewer, own: services }) };
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
