import type { SaleMeaning } from '@herald/contract/sales';
import type { Fields } from '../intake/fields.ts';

/** A post as it arrived, with its fields read. */
export interface Post {
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  raw: Buffer;
  fields: Fields;
  /** What the address ends with, where a source has its secret there. */
  addressSecret: string | undefined;
  ip: string;
}

/** What a source is set up with. */
export interface SellerSetup {
  /** The present one first; during a change the one before it too. */
  secrets: readonly string[];
  /** Where LaunchpadJV puts what, as dotted paths. */
  fields: Readonly<Record<string, string>>;
}

/** A report in Herald's words. What a seller leaves out is undefined. */
export interface Report {
  /** As the seller names it. */
  eventType: string;
  meaning: SaleMeaning;
  /** Why it asks for nothing. */
  reason?: string | undefined;
  /** The film of a service that is over, as its service calls it. */
  filmId?: string | undefined;
  transactionId?: string | undefined;
  reference?: string | undefined;
  /** Undefined when the seller gives nothing to tell a repeat by; the whole post is compared then. */
  dedupeKey?: string | undefined;
  itemNumber?: string | undefined;
  customerEmail?: string | undefined;
  customerName?: string | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
  paidUntil?: Date | undefined;
}

export interface Seller {
  /** Undefined when the post is genuine, otherwise why it is refused, in words for the administrator. */
  refusalOf(post: Post, setup: SellerSetup, now: Date): string | undefined;
  read(post: Post, setup: SellerSetup): Report;
}
