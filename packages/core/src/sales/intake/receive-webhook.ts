import { createHash } from 'node:crypto';
import type { WebhookSource, WebhookStatus } from '@herald/contract/sales';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Report } from '../sellers/seller.ts';
import { sellers } from '../sellers/sellers.ts';
import { readSetup, type SourceSetup } from '../source-setups.ts';
import type { NewWebhookEvent } from '../webhook-event-repository.ts';
import { webhookSourceRepository } from '../webhook-source-repository.ts';
import { readFields, storable } from './fields.ts';
import { maskSecrets } from './mask-secrets.ts';
import { type StoredEvent, storeEvent } from './store-events.ts';

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

/** Told that a film of a service is over. Returns whether a video waits for it. */
export type FilmListener = (film: { filmId: string; eventType: string }) => Promise<boolean>;

/** Checks that a post is genuine and stores it; a job acts on sales later. A repeat is stored once. */
export async function receiveWebhook(core: Core, received: ReceivedPost, onFilm: FilmListener): Promise<StoredEvent> {
  const { source, raw } = received;
  const setup = await readSetup(core, source);
  const fields = readFields(raw, received.contentType, received.query);
  const post = { ...received, fields: fields ?? {} };
  const refusal = setup ? refusalOf(core, post, setup) : 'No secret is set up for this source.';
  if (refusal !== undefined || !setup) {
    await noteRefusal(core, source, refusal ?? '');
    throw new AppError('webhook_refused');
  }
  if (!fields) throw new AppError('malformed', { message: 'The body cannot be read.' });
  const report = sellers[source].read(post, setup);
  const isWork = report.meaning !== 'none';
  const now = core.clock.now();
  const done = await actAtOnce(core, report, onFilm);
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

/** What only hastens something else is done at once, and never keeps a post from being stored. */
async function actAtOnce(
  core: Core,
  { filmId, eventType, reason }: Report,
  onFilm: FilmListener,
): Promise<{ status: WebhookStatus; text: string }> {
  if (!filmId) return { status: 'ignored', text: reason ?? 'Nothing to do.' };
  try {
    const isAwaited = await onFilm({ filmId, eventType });
    if (isAwaited) return { status: 'success', text: 'Herald looks at this film at once.' };
    return { status: 'ignored', text: 'No video waits for this film.' };
  } catch (error) {
    core.log.warn({ err: error }, 'The event of a film could not be passed on');
    return { status: 'ignored', text: 'Herald could not act on it; it looks at the film at the usual time.' };
  }
}

function refusalOf(
  core: Core,
  post: Parameters<(typeof sellers)[WebhookSource]['refusalOf']>[0] & { source: WebhookSource },
  setup: SourceSetup,
): string | undefined {
  const isKnownPlace = setup.addresses.length === 0 || setup.addresses.includes(plainAddress(post.ip));
  if (!isKnownPlace) return `The post comes from ${plainAddress(post.ip)}, which is not on the list of addresses.`;
  return sellers[post.source].refusalOf(post, setup, core.clock.now());
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
