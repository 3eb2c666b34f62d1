import { isDeepStrictEqual } from 'node:util';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { isServiceWire, kindOfWire } from '@herald/media/service-wires';
import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';
import { newId } from '../runtime/new-id.ts';
import { sealFields } from '../settings/service-fields.ts';
import { type ServiceRow, serviceRepository } from '../settings/service-repository.ts';
import { openService } from '../settings/services.ts';
import { endingOf } from './key-ending.ts';

/** Stores the services the environment names. Those it names no more are not used, and keep their name and price. */
export async function seedServices(core: Core, named: readonly ServiceToOpen[]): Promise<void> {
  await core.db.transaction('seed services', async (tx) => {
    await holdAdvisoryLock(tx, 'services');
    const rows = await serviceRepository.holdNamed(tx);
    const stored = named.map((service, position) => ({ service, position, row: rowOf(rows, service) }));
    const changed = stored.filter(({ service, position, row }) => !isSame(core, row, service, position));
    const gone = rows.filter(({ name, isUsed }) => isUsed && !named.some((service) => service.name === name));
    for (const { service, position, row } of changed) await put(core, tx, { ...service, position }, row);
    for (const { id } of gone) await serviceRepository.update(tx, id, { isUsed: false });
    if (changed.length + gone.length > 0) await serviceRepository.notify(tx);
  });
}

const rowOf = (rows: readonly ServiceRow[], { name }: ServiceToOpen): ServiceRow | undefined =>
  rows.find((row) => row.name === name);

function isSame({ vault }: Core, row: ServiceRow | undefined, service: ServiceToOpen, position: number): boolean {
  if (!row?.isUsed || row.position !== position) return false;
  const { model, voices, key, settings = {} } = service;
  const wanted = { ...service, model: model || undefined, voices: voices || undefined, key, settings };
  return isDeepStrictEqual(openService(vault, row), wanted);
}

type Placed = ServiceToOpen & { position: number };

async function put(core: Core, tx: Transaction, service: Placed, row: ServiceRow | undefined): Promise<void> {
  const { name, title, wire, baseUrl: url, model = '', voices = '', key, settings = {}, position } = service;
  const now = core.clock.now();
  const values = {
    name,
    origin: 'environment' as const,
    isUsed: true,
    position,
    kind: isServiceWire(wire) ? kindOfWire(wire) : ('speech' as const),
    ...{ wire, title, url, model, voices },
    key: key ? core.vault.seal(key) : null,
    keyEnding: endingOf(key ?? ''),
    // A file of settings may hold secrets anywhere.
    settings: sealFields(core.vault, { plain: {}, secret: settings }),
    updatedAt: now,
  };
  if (!row) return serviceRepository.insert(tx, { ...values, id: newId(core), createdAt: now });
  await serviceRepository.update(tx, row.id, values);
  // What it said belongs to what it was.
  await serviceRepository.forgetReport(tx, row.id);
}
