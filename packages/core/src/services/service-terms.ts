import {
  isBilled,
  isServiceWire,
  kindOfWire,
  mainWorkOf,
  type ServicePrice,
  type ServiceToOpen,
  type ServiceUse,
  unitOfKind,
  usualPrice,
} from '@herald/media';
import type { Queryable, Transaction } from '../db/database.ts';
import { isOwnService } from './account-services.ts';
import { meterRepository } from './meter-repository.ts';

/** Whose work is counted, and the services that no table holds. */
export interface Payer {
  accountId: string;
  /** What is made for it: a video by its id, a sound by the hash it is spoken from. */
  subject?: string | undefined;
  /** Those it has keys of its own for. */
  own: readonly ServiceToOpen[];
  /** Those the environment names. */
  fixed: readonly ServiceToOpen[];
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
  isBilled: boolean;
  caps: readonly Cap[];
  /** Undefined where nobody knows it. */
  priceOf(kind: ServiceUse['kind']): ServicePrice | undefined;
}

const STORED_NAME = /^s[0-9a-f]{8}$/;
/** A key opens services under names that differ in their first letter only. */
const KEY_LETTERS = ['k', 'i'];

/** Whether an engine is a service that somebody may pay for, and not Herald's own. */
export const isServiceName = (name: string, fixed: Payer['fixed']): boolean =>
  isOwnService(name) || STORED_NAME.test(name) || fixed.some((one) => one.name === name);

/** Undefined for engines that are none of these services. */
export async function readTerms(db: Queryable, payer: Payer, name: string): Promise<ServiceTerms | undefined> {
  const own = payer.own.find((one) => one.name === name);
  if (own) return termsOfKey(db, payer.accountId, own);
  const fixed = payer.fixed.find((one) => one.name === name);
  if (fixed) return { title: fixed.title, isBilled: isBilled(fixed), caps: [], priceOf: usualOf(fixed) };
  return STORED_NAME.test(name) ? termsOfStored(db, payer.accountId, name) : undefined;
}

/** Nobody else counts uses under the same caps until the transaction ends. */
export async function holdTerms(tx: Transaction, payer: Payer, name: string): Promise<ServiceTerms | undefined> {
  if (payer.own.some((one) => one.name === name)) await meterRepository.holdKey(tx, payer.accountId, name);
  else if (STORED_NAME.test(name)) await meterRepository.holdService(tx, name);
  return readTerms(tx, payer, name);
}

async function termsOfKey(db: Queryable, accountId: string, own: ServiceToOpen): Promise<ServiceTerms> {
  const key = await meterRepository.findKey(db, accountId, own.name);
  const services = KEY_LETTERS.map((letter) => letter + own.name.slice(1));
  const caps: Cap[] =
    key?.monthCapMicros == null ? [] : [{ of: 'key', micros: key.monthCapMicros, accountId, services }];
  return { title: own.title, isBilled: isBilled(own), caps, priceOf: usualOf(own) };
}

async function termsOfStored(db: Queryable, accountId: string, name: string): Promise<ServiceTerms | undefined> {
  const row = await meterRepository.findService(db, name);
  if (!row) return undefined;
  const { title, wire, url, model, priceMicros, monthCapMicros, accountCapMicros } = row;
  const services = [name];
  const kind = isServiceWire(wire) ? kindOfWire(wire) : row.kind;
  const usual = usualOf({ wire, model });
  return {
    title,
    isBilled: priceMicros === null ? isBilled({ wire, baseUrl: url }) : priceMicros > 0,
    caps: [
      ...(monthCapMicros === null ? [] : [{ of: 'installation' as const, micros: monthCapMicros, services }]),
      ...(accountCapMicros === null ? [] : [{ of: 'account' as const, micros: accountCapMicros, services, accountId }]),
    ],
    priceOf: (work) =>
      priceMicros !== null && work === mainWorkOf(kind) ? { per: unitOfKind(kind), micros: priceMicros } : usual(work),
  };
}

const usualOf =
  ({ wire, model }: Pick<ServiceToOpen, 'wire' | 'model'>) =>
  (kind: ServiceUse['kind']): ServicePrice | undefined =>
    usualPrice(wire, kind, model);
