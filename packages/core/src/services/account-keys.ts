import { type AccountService, accountServices, accountServiceTitles } from '@herald/contract/account-services';
import type { ServiceReport } from '@herald/contract/endpoints/admin-services';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { countAttempt } from '../attempts/count-attempt.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { type AccountKeyRow, accountKeyRepository } from './account-key-repository.ts';
import { keyIdOf, nameOfKey, servicesOfKey } from './account-services.ts';
import { readKeyMonth } from './key-budget.ts';
import { endingOf } from './key-ending.ts';
import { ownSamplesFolder } from './own-samples.ts';
import { assertMayManageKeys, mayManageKeys } from './policies.ts';

/** What is known of a key without the key. */
export interface AccountKeyState {
  service: AccountService;
  isSet: boolean;
  keyEnding: string;
  /** It was sealed with another secret of the installation. */
  isLost: boolean;
  report: ServiceReport | null;
  /** What its work costs, if it was entered, the most that may be in a month, and what this month did cost. */
  priceMicros: number | null;
  otherPriceMicros: number | null;
  monthCapMicros: number | null;
  monthMicros: number;
}

export type NewKeys = Partial<Record<AccountService, string | undefined>>;

/** Undefined for those who may not manage the keys of the account. */
export async function listAccountKeys(core: Core, actor: Actor): Promise<AccountKeyState[] | undefined> {
  if (!mayManageKeys(actor)) return undefined;
  const rows = await accountKeyRepository.list(core.db.queries, actor.accountId);
  return Promise.all(
    accountServices.map(async (service) => {
      const row = rows.find((one) => one.service === service);
      return row ? stateOf(core, service, row) : { service, ...NOT_SET };
    }),
  );
}

const NOT_SET = {
  ...{ isSet: false, keyEnding: '', isLost: false, report: null },
  ...{ priceMicros: null, otherPriceMicros: null, monthCapMicros: null, monthMicros: 0 },
};

async function stateOf(core: Core, service: AccountService, row: AccountKeyRow): Promise<AccountKeyState> {
  const { key, keyEnding, report, priceMicros, otherPriceMicros, monthCapMicros } = row;
  const isLost = core.vault.open(key) === undefined;
  const monthMicros = await readKeyMonth(core, row);
  const money = { priceMicros, otherPriceMicros, monthCapMicros, monthMicros };
  return { service, isSet: true, keyEnding, isLost, report, ...money };
}

export async function saveAccountKeys(core: Core, actor: Actor, caller: Caller, keys: NewKeys): Promise<void> {
  assertMayManageKeys(actor);
  await core.db.transaction('save account keys', async (tx) => {
    for (const service of accountServices) {
      const key = keys[service];
      if (key) await putKey(core, tx, { actor, caller, service }, key);
    }
  });
}

interface Deed {
  actor: Actor;
  caller: Caller;
  service: AccountService;
}

async function putKey(core: Core, tx: Transaction, deed: Deed, key: string): Promise<void> {
  const { accountId } = deed.actor;
  const before = await accountKeyRepository.hold(tx, accountId, deed.service);
  const now = core.clock.now();
  await accountKeyRepository.put(tx, {
    id: before?.id ?? keyIdOf(accountId, deed.service),
    accountId,
    service: deed.service,
    key: core.vault.seal(key),
    keyEnding: endingOf(key),
    version: (before?.version ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  });
  await record(core, tx, deed, { action: 'service.set_key', details: { key: before ? 'replaced' : 'set' } });
}

/** What was made with it stays; samples of its voices go, because nobody else may hear them. */
export async function removeAccountKey(core: Core, deed: Deed): Promise<void> {
  const { actor, service } = deed;
  assertMayManageKeys(actor);
  const row = await core.db.transaction('remove account key', async (tx) => {
    const found = await accountKeyRepository.hold(tx, actor.accountId, service);
    if (!found) return undefined;
    await accountKeyRepository.remove(tx, found.id);
    await record(core, tx, deed, { action: 'service.remove_key', details: {} });
    return found;
  });
  if (row) await core.storage.removeUnder(ownSamplesFolder(actor.accountId, nameOfKey(row)));
}

export interface OpenKey {
  version: number;
  /** With their key, for the engines only. */
  services: ServiceToOpen[];
}

/** The services a key opens. Each test is counted, because it may cost money. */
export async function openKeyToTest(core: Core, { actor, caller, service }: Deed): Promise<OpenKey> {
  assertMayManageKeys(actor);
  const row = await accountKeyRepository.find(core.db.queries, actor.accountId, service);
  if (!row) throw new AppError('not_found');
  const services = servicesOfKey(core, row, await core.settings.read());
  if (services.length === 0) throw new AppError('conflict', { message: whyNone(core, row) });
  await countAttempt(core, { kind: 'testKey', ip: caller.ip, accountId: actor.accountId });
  return { version: row.version, services };
}

const whyNone = ({ vault }: Core, { key }: AccountKeyRow): string =>
  vault.open(key) === undefined
    ? 'This key cannot be read any more. Enter it again.'
    : 'Whoever runs this site has turned this service off.';

export interface KeyTest extends Deed {
  /** Of the key that was tested. */
  version: number;
  report: ServiceReport;
}

/** Keeps what a service said, unless the key was replaced or removed meanwhile. */
export async function keepKeyTest(core: Core, test: KeyTest): Promise<void> {
  const { actor, service, version, report } = test;
  await core.db.transaction('keep key test', async (tx) => {
    const row = await accountKeyRepository.hold(tx, actor.accountId, service);
    if (row?.version === version) await accountKeyRepository.update(tx, row.id, { report });
  });
}

function record(
  core: Core,
  tx: Transaction,
  { actor, caller, service }: Deed,
  { action, details }: { action: 'service.set_key' | 'service.remove_key'; details: Record<string, unknown> },
): Promise<void> {
  return recordAudit(core, tx, {
    actorId: actor.userId,
    accountId: actor.accountId,
    action,
    subjectType: 'service',
    subjectId: service,
    details: { name: accountServiceTitles[service], ...details },
    ip: caller.ip,
  });
}
