import { createHash } from 'node:crypto';
import type { WebhookSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { readFields, storable } from './fields.ts';
import { maskSecrets } from './mask-secrets.ts';
import type { Done, Post, Report, Sender } from './sender.ts';
import { readSetup, type SourceSetup } from './source-setups.ts';
import { type StoredEvent, storeEvent } from './store-events.ts';
import type { NewWebhookEvent } from './webhook-event-repository.ts';
import { webhookSourceRepository } from './webhook-source-repository.ts';

export interface ReceivedPost {
  source: WebhookSource;
  headers: Readonly<Record<string, string | undefined>>;
  contentType: string;
  /** Without the question mark. */
  query: string;
  raw: Buffer;
  addressSecret: string | undefined;
  ip: string;
  /** Sent from the back office. */
  isTest: boolean;
}

/** Checks that a post is genuine and stores it; a job acts on sales later. A repeat is stored once. */
export async function receivePost(core: Core, received: ReceivedPost, sender: Sender): Promise<StoredEvent> {
  const { source, raw } = received;
  const setup = await readSetup(core, source);
  const fields = readFields(raw, received.contentType, received.query);
  const post = { ...received, fields: fields ?? {} };
  const refusal = setup ? refusalOf(core, post, setup, sender) : 'No secret is set up for this source.';
  if (refusal !== undefined || !setup) {
    await noteRefusal(core, source, refusal ?? '');
    throw new AppError('webhook_refused');
  }
  if (!fields) throw new AppError('malformed', { message: 'The body cannot be read.' });
  const report = sender.read(post, setup);
  const isWork = report.meaning !== 'none';
  const now = core.clock.now();
  const done = (!isWork && (await sender.act?.(report))) || nothingToDo(report);
  return storeEvent(core, {
    source,
    eventType: storable(report.eventType).slice(0, TYPE_CHARACTERS),
    meaning: report.meaning,
    status: isWork ? 'pending' : done.status,
    transactionId: report.transactionId ?? null,
    reference: report.reference ?? null,
    dedupeKey:
      report.dedupeKey === undefined
        ? hashOf(raw, received.query)
        : storable(report.dedupeKey).slice(0, KEY_CHARACTERS),
    itemNumber: report.itemNumber ?? null,
    customerEmail: report.customerEmail?.toLowerCase() ?? null,
    customerName: report.customerName ?? null,
    amount: report.amount ?? null,
    currency: currencyOf(report.currency),
    paidUntil: report.paidUntil ?? null,
    ip: received.ip,
    contentType: storable(received.contentType).slice(0, TYPE_CHARACTERS),
    sizeBytes: raw.length,
    rawBody: maskSecrets(storable(raw.length > 0 ? raw.toString('utf8') : received.query), setup.secrets),
    payload: maskSecrets({ ...fields }, setup.secrets),
    isTest: received.isTest,
    dueAt: isWork ? now : null,
    processedAt: isWork ? null : now,
    createdAt: now,
    tries: isWork ? [] : [{ at: now.toISOString(), ...done }],
    response: isWork ? null : { status: done.status, message: done.text },
  } satisfies NewWebhookEvent);
}

const TYPE_CHARACTERS = 100;
const KEY_CHARACTERS = 500;

const nothingToDo = ({ reason }: Report): Done => ({ status: 'ignored', text: reason ?? 'Nothing to do.' });

function refusalOf({ clock }: Core, post: Post, setup: SourceSetup, sender: Sender): string | undefined {
  const isKnownPlace = setup.addresses.length === 0 || setup.addresses.includes(plainAddress(post.ip));
  if (!isKnownPlace) return `The post comes from ${plainAddress(post.ip)}, which is not on the list of addresses.`;
  return sender.refusalOf(post, setup, clock.now());
}

const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/, '');

const hashOf = (raw: Buffer, query: string): string =>
  createHash('sha256').update(raw).update('\n').update(query).digest('hex');

const currencyOf = (text: string | undefined): string | null =>
  text !== undefined && /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null;

/** Once in this time, so that a flood of forgeries writes little. */
const NOTED_EVERY_MS = 10_000;
const notedAt = new WeakMap<Core, Map<WebhookSource, number>>();

async function noteRefusal(core: Core, source: WebhookSource, refusal: string): Promise<void> {
  const noted = notedAt.get(core) ?? new Map<WebhookSource, number>();
  notedAt.set(core, noted);
  const now = core.clock.now();
  if (now.getTime() - (noted.get(source) ?? 0) < NOTED_EVERY_MS) return;
  noted.set(source, now.getTime());
  core.log.warn({ source, reason: refusal }, 'A webhook was refused');
  await webhookSourceRepository.update(core.db.queries, source, { refusedAt: now, refusal });
}
