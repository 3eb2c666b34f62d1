import { isDeepStrictEqual } from 'node:util';
import type { ServiceReport } from '@herald/contract/endpoints/admin-services';
import { limits } from '@herald/contract/limits';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { isServiceWire, kindOfWire } from '@herald/media/service-wires';
import { countAttempt } from '../../attempts/count-attempt.ts';
import { changesBetween } from '../../audit/audit-changes.ts';
import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { holdAdvisoryLock } from '../../db/advisory-locks.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { newId } from '../../runtime/new-id.ts';
import { endingOf } from '../../services/key-ending.ts';
import { type EnteredFields, sealFields, shownFields } from '../../settings/service-fields.ts';
import { type ServiceRow, serviceRepository } from '../../settings/service-repository.ts';
import { openService } from '../../settings/services.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { serviceUseRepository } from './service-use-repository.ts';

export interface ServiceValues extends Partial<ServiceMoneyValues> {
  title: string;
  url: string;
  model: string;
  voices: string;
}

/** Millionths of a dollar; left out, each stays as it is. */
interface ServiceMoneyValues extends Pick<ServiceRow, 'priceMicros' | 'monthCapMicros' | 'accountCapMicros'> {}

export interface ServiceToAdd extends ServiceValues {
  wire: string;
  key: string;
  fields: EnteredFields;
}

export interface ServiceSave extends ServiceValues {
  /** Empty removes the key, undefined keeps it. */
  key: string | undefined;
  /** Undefined keeps them all. */
  fields: EnteredFields | undefined;
  baseVersion: number;
}

/** A service without its key. */
export interface ServiceState extends Omit<ServiceRow, 'key'> {
  hasKey: boolean;
  /** It was sealed with another secret of the installation. */
  isKeyLost: boolean;
}

export interface ServiceUse {
  /** By the id of the service. */
  reports: ReadonlyMap<string, ServiceReport>;
  /** By the name voices begin with. */
  sounds: ReadonlyMap<string, number>;
  drafts: ReadonlyMap<string, number>;
}

export async function listServices(core: Core): Promise<ServiceState[]> {
  return (await serviceRepository.list(core.db.queries)).map(({ key, ...row }) => ({
    ...row,
    hasKey: key !== null,
    isKeyLost: key !== null && core.vault.open(key) === undefined,
  }));
}

export async function readServiceUse(core: Core): Promise<ServiceUse> {
  const db = core.db.queries;
  const since = new Date(core.clock.now().getTime() - limits.serviceUseDays * DAY_MS);
  const [reports, sounds, drafts] = await Promise.all([
    serviceRepository.listReports(db),
    serviceUseRepository.countSounds(db, since),
    serviceUseRepository.countDrafts(db),
  ]);
  return { reports, sounds, drafts };
}

export async function addService(core: Core, hand: OfficeHand, added: ServiceToAdd): Promise<void> {
  const { key, fields, ...values } = added;
  const now = core.clock.now();
  await core.db.transaction('add service', async (tx) => {
    await holdAdvisoryLock(tx, 'services');
    await assertRoom(tx, values.title);
    const id = newId(core);
    await serviceRepository.insert(tx, {
      id,
      name: nameOf(id),
      kind: isServiceWire(values.wire) ? kindOfWire(values.wire) : 'speech',
      ...values,
      settings: sealFields(core.vault, fields),
      key: key ? core.vault.seal(key) : null,
      keyEnding: endingOf(key),
      createdAt: now,
      updatedAt: now,
    });
    const changes = changesBetween({ title: '', url: '', model: '', voices: '', wire: '' }, values);
    const details = { name: values.title, key: key ? 'set' : 'none' };
    await record(core, tx, hand, { action: 'service.create', subjectId: id, changes, details });
    await serviceRepository.notify(tx);
  });
}

const NAME_CHARACTERS = 8;

/** Short, because a voice has 60 characters in all. */
const nameOf = (id: string): string => `s${id.slice(-NAME_CHARACTERS)}`;

/** A save that changes nothing leaves everything as it is. */
export async function saveService(core: Core, hand: OfficeHand, id: string, save: ServiceSave): Promise<void> {
  const { key, fields, baseVersion, ...values } = save;
  await core.db.transaction('save service', async (tx) => {
    await holdAdvisoryLock(tx, 'services');
    const before = await holdService(tx, id, 'settings');
    const changes = changesBetween(valuesOf(before), values);
    const settings = fields ? sealFields(core.vault, fields, before.settings) : before.settings;
    const hasNewFields = !isDeepStrictEqual(settings, before.settings);
    if (Object.keys(changes).length === 0 && key === undefined && !hasNewFields) return;
    assertVersion(before, baseVersion);
    await assertRoom(tx, values.title, id);
    assertSecretsStayAtHome(before, { url: values.url, key, settings });
    const newKey = key === undefined ? {} : { key: key ? core.vault.seal(key) : null, keyEnding: endingOf(key) };
    const stamp = { version: before.version + 1, updatedAt: core.clock.now() };
    await serviceRepository.update(tx, id, { ...values, settings, ...newKey, ...stamp });
    // What it said belongs to what it was.
    if (key !== undefined || hasNewFields || REACHED_BY.some((field) => field in changes)) {
      await serviceRepository.forgetReport(tx, id);
    }
    const details = {
      name: values.title,
      ...(key !== undefined && { key: key ? 'replaced' : 'removed' }),
      ...(hasNewFields && { settings: 'changed' }),
    };
    await record(core, tx, hand, { action: 'service.update', subjectId: id, changes, details });
    await serviceRepository.notify(tx);
  });
}

export async function removeService(core: Core, hand: OfficeHand, id: string): Promise<void> {
  await core.db.transaction('remove service', async (tx) => {
    const { title, url } = await holdService(tx, id, 'settings');
    await serviceRepository.remove(tx, id);
    await record(core, tx, hand, { action: 'service.delete', subjectId: id, details: { name: title, url } });
    await serviceRepository.notify(tx);
  });
}

/** Each test is counted, because it may cost money. */
export async function countServiceTest(core: Core, { ip, actorId }: OfficeHand & { actorId: string }): Promise<void> {
  await countAttempt(core, { kind: 'testService', ip, accountId: actorId });
}

export interface VersionedService extends ServiceToOpen {
  version: number;
}

/** A service with its key. */
export async function getOpenService(core: Core, id: string): Promise<VersionedService> {
  const row = await serviceRepository.find(core.db.queries, id);
  if (!row?.isUsed) throw new AppError('not_found');
  return { ...openService(core.vault, row), version: row.version };
}

export interface ServiceTest {
  id: string;
  title: string;
  /** Of the service that was tested. */
  version: number;
  report: ServiceReport;
}

/** Keeps what a service said, unless it was changed or removed meanwhile. */
export async function keepServiceTest(core: Core, hand: OfficeHand, test: ServiceTest): Promise<void> {
  const { id, title, version, report } = test;
  await core.db.transaction('keep service test', async (tx) => {
    const isSame = (await serviceRepository.hold(tx, id))?.version === version;
    if (isSame) await serviceRepository.keepReport(tx, id, report);
    const details = { name: title, isOk: report.is_ok, message: report.message };
    await record(core, tx, hand, { action: 'service.test', subjectId: id, details });
  });
}

/** Changes of these make it another service. */
const REACHED_BY: readonly (keyof ServiceValues)[] = ['url', 'model', 'voices'];

function valuesOf(row: ServiceRow): ServiceValues {
  const { title, url, model, voices, priceMicros, monthCapMicros, accountCapMicros } = row;
  return { title, url, model, voices, priceMicros, monthCapMicros, accountCapMicros };
}

/** What rules a service is where it came from: the settings, or variables that an operator changes. */
export async function holdService(tx: Transaction, id: string, origin: ServiceRow['origin']): Promise<ServiceRow> {
  const row = await serviceRepository.hold(tx, id);
  if (!row?.isUsed || row.origin !== origin) throw new AppError('not_found');
  return row;
}

export function assertVersion({ version }: { version: number }, baseVersion: number): void {
  if (version === baseVersion) return;
  const message = 'Somebody else changed this service in the meantime. Close the form and open it again.';
  throw new AppError('conflict', { message });
}

async function assertRoom(tx: Transaction, title: string, ownId?: string): Promise<void> {
  const entered = (await serviceRepository.list(tx)).filter(({ origin }) => origin === 'settings');
  const others = entered.filter(({ id }) => id !== ownId);
  if (others.some((one) => one.title.toLowerCase() === title.toLowerCase())) {
    throw fieldError('title', 'Another service has this name. Please choose another one.');
  }
  if (others.length < limits.servicesMax) return;
  throw new AppError('conflict', { message: `There can be ${limits.servicesMax} services. Remove one first.` });
}

interface NextSecrets extends Pick<ServiceRow, 'url' | 'settings'> {
  key: string | undefined;
}

/** Otherwise a key that nobody can read could be sent to an address of one's own. */
function assertSecretsStayAtHome(before: ServiceRow, { url, key, settings }: NextSecrets): void {
  if (new URL(before.url).origin === new URL(url).origin) return;
  if (before.key !== null && key === undefined) {
    throw fieldError('key', 'The address leads to another server. Enter the key for it, or remove the key.');
  }
  const kept = shownFields(before.settings).secrets.find((name) => settings[name] === before.settings[name]);
  if (kept)
    throw fieldError(`settings.${kept}`, 'The address leads to another server. Enter this again, or remove it.');
}

function record(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  deed: Pick<AuditEntry, 'action' | 'subjectId' | 'changes' | 'details'>,
): Promise<void> {
  return recordAudit(core, tx, { ...hand, subjectType: 'service', ...deed });
}
