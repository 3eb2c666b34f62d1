import type { SaleMeaning, WebhookStatus } from '@herald/contract/sales';
import type { Fields } from './fields.ts';

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
export interface SenderSetup {
  /** The present one first; during a change the one before it too. */
  secrets: readonly string[];
  /** Where LaunchpadJV puts what, as dotted paths. */
  fields: Readonly<Record<string, string>>;
}

/** A report in Herald's words. What its sender leaves out is undefined. */
export interface Report {
  /** As its sender names it. */
  eventType: string;
  meaning: SaleMeaning;
  /** Why it asks for nothing. */
  reason?: string | undefined;
  transactionId?: string | undefined;
  reference?: string | undefined;
  /** Undefined when the sender gives nothing to tell a repeat by; the whole post is compared then. */
  dedupeKey?: string | undefined;
  itemNumber?: string | undefined;
  customerEmail?: string | undefined;
  customerName?: string | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
  paidUntil?: Date | undefined;
}

/** Who posts: how its posts are proved and read. */
export interface Sender {
  /** Undefined when the post is genuine, otherwise why it is refused, in words for the administrator. */
  refusalOf(post: Post, setup: SenderSetup, now: Date): string | undefined;
  read(post: Post, setup: SenderSetup): Report;
  /** What is done at once with a report that no job acts on. It never keeps a post from being stored. */
  act?(report: Report): Promise<Done>;
}

export interface Done {
  status: WebhookStatus;
  text: string;
}
