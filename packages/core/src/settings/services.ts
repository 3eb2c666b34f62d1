import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import type { Database } from '../db/database.ts';
import type { Notices } from '../db/notices.ts';
import type { Log } from '../runtime/log.ts';
import type { Vault } from '../runtime/vault.ts';
import { openFields } from './service-fields.ts';
import { SERVICES_CHANNEL, type ServiceRow, serviceRepository } from './service-repository.ts';

interface ServicesCore {
  db: Database;
  vault: Vault;
  notices: Notices;
  log: Log;
}

/** A process that hears no notices sees a change at most this much later. */
const READ_AGAIN_MS = 30_000;
export async function readServices({ db, vault }: Pick<ServicesCore, 'db' | 'vault'>): Promise<ServiceToOpen[]> {
  return (await serviceRepository.list(db.queries)).map((row) => openService(vault, row));
}

/** A service with its key, for the engines only. */
export function openService(vault: Vault, row: ServiceRow): ServiceToOpen {
  return {
    name: row.name,
    title: row.title,
    wire: row.wire,
    baseUrl: row.url,
    model: row.model || undefined,
    voices: row.voices || undefined,
    key: row.key === null ? undefined : vault.open(row.key),
    settings: openFields(vault, row.settings),
  };
}

type Apply = (services: ServiceToOpen[]) => Promise<void> | void;

/** Hands over the services of this installation at once and after every change; returns a function that ends it. */
export async function followServices(core: ServicesCore, apply: Apply): Promise<() => void> {
  let last = Promise.resolve();
  const read = (): Promise<void> => {
    // One after the other, so that what was read last is applied last.
    last = last
      .then(async () => apply(await readServices(core)))
      .catch((error: unknown) => core.log.warn({ err: error }, 'The services of this installation could not be read'));
    return last;
  };
  const stop = core.notices.subscribe(SERVICES_CHANNEL, { onMessage: () => void read(), onGap: () => void read() });
  const timer = setInterval(() => void read(), READ_AGAIN_MS).unref();
  await read();
  return () => {
    clearInterval(timer);
    stop();
  };
}
