import type { ServiceToOpen, ServiceUse } from '@herald/media/engines/outside-service';
import { isBilled, mainWorkOf, type ServicePrice, unitOfWork, usualPrice } from '@herald/media/service-prices';
import { isServiceWire, kindOfWire } from '@herald/media/service-wires';
import type { Queryable, Transaction } from '../db/database.ts';
import type { ServiceRow } from '../settings/service-repository.ts';
import type { AccountKeyRow } from './account-key-repository.ts';
import { isAccountService, worksOfKey } from './account-services.ts';
import { meterRepository } from './meter-repository.ts';

/** Whose work is counted. */
export interface Payer {
  accountId: string;
  /** What is made for it: a video by its id, a sound by the hash it is spoken from. */
  subject?: string | undefined;
  /** The services it has keys of its own for. */
  own: readonly ServiceToOpen[];
}

export interface Cap {
  /** Who set it, and so who can raise it. */
  of: 'installation' | 'account' | 'key';
  micros: number;
  /** Whose uses count; everybody's where it is left out. */
  accountId?: string;
  services: readonly string[];
}

/** What the work of a service costs, and what it may cost. */
export interface ServiceTerms {
  title: string;
  /** Whether somebody gets a bill, even if nobody knows the price. */
  isBilled(kind: ServiceUse['kind']): boolean;
  caps: readonly Cap[];
  /** Undefined where nobody knows it. */
  priceOf(kind: ServiceUse['kind']): ServicePrice | undefined;
}

type Work = ServiceUse['kind'];

/** A key opens services under names that differ in their first letter only. */
const KEY_LETTERS = ['k', 'i'];

/** Undefined for engines that are none of these services. */
export async function readTerms(db: Queryable, payer: Payer, name: string): Promise<ServiceTerms | undefined> {
  const own = payer.own.find((one) => one.name === name);
  if (own) return termsOfKey(db, payer.accountId, own);
  const row = await meterRepository.findService(db, name);
  return row && termsOf({ ...row, baseUrl: row.url }, row, payer.accountId);
}

/** Nobody else counts uses under the same caps until the transaction ends. */
export async function holdTerms(tx: Transaction, payer: Payer, name: string): Promise<ServiceTerms | undefined> {
  if (payer.own.some((one) => one.name === name)) await meterRepository.holdKey(tx, payer.accountId, name);
  else await meterRepository.holdService(tx, name);
  return readTerms(tx, payer, name);
}

/** The names under which uses of a key are counted. */
export const namesOfKey = (name: string): string[] => KEY_LETTERS.map((letter) => letter + name.slice(1));

async function termsOfKey(db: Queryable, accountId: string, own: ServiceToOpen): Promise<ServiceTerms> {
  const key = await meterRepository.findKey(db, accountId, own.name);
  const services = namesOfKey(own.name);
  const caps: Cap[] =
    key?.monthCapMicros == null ? [] : [{ of: 'key', micros: key.monthCapMicros, accountId, services }];
  const entered = (work: Work) => (key ? enteredFor(key, work) : null);
  return {
    title: own.title,
    isBilled: (work) => isBilledAt(own, entered(work)),
    priceOf: (work) => priceAt(own, work, entered(work)),
    caps,
  };
}

/** A key has a price for what it mainly does and one for what else it does. */
function enteredFor({ service, priceMicros, otherPriceMicros }: AccountKeyRow, work: Work): number | null {
  if (!isAccountService(service)) return null;
  const place = worksOfKey(service).findIndex((one) => one.work === work);
  return [priceMicros, otherPriceMicros][place] ?? null;
}

type Money = Pick<ServiceRow, 'priceMicros' | 'monthCapMicros' | 'accountCapMicros'>;

type PricedService = Pick<ServiceToOpen, 'name' | 'title' | 'wire' | 'baseUrl' | 'model'>;

function termsOf(service: PricedService, money: Money, accountId: string): ServiceTerms {
  const { priceMicros, monthCapMicros, accountCapMicros } = money;
  const services = [service.name];
  return {
    title: service.title,
    isBilled: () => isBilledAt(service, priceMicros),
    // A price that was entered is for the main work of a service; for the rest the usual one counts.
    priceOf: (work) => priceAt(service, work, work === mainWorkAt(service) ? priceMicros : null),
    caps: [
      ...(monthCapMicros === null ? [] : [{ of: 'installation' as const, micros: monthCapMicros, services }]),
      ...(accountCapMicros === null ? [] : [{ of: 'account' as const, micros: accountCapMicros, services, accountId }]),
    ],
  };
}

const mainWorkAt = ({ wire }: PricedService): Work => mainWorkOf(isServiceWire(wire) ? kindOfWire(wire) : 'speech');

const isBilledAt = (service: PricedService, entered: number | null): boolean =>
  entered === null ? isBilled(service) : entered > 0;

const priceAt = ({ wire, model }: PricedService, work: Work, entered: number | null): ServicePrice | undefined =>
  entered === null ? usualPrice(wire, work, model) : { per: unitOfWork(wire, work), micros: entered };
