import { limits } from '@herald/contract/limits';
import { isSalesSource, type WebhookSource, webhookSources } from '@herald/contract/sales';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import type { SamplePost } from '../../intake/sample-post.ts';
import { forgetSetups, readSetup } from '../../intake/source-setups.ts';
import { type WebhookSourceRow, webhookSourceRepository } from '../../intake/webhook-source-repository.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { type SampleEvent, samplePost, sampleTypes } from '../../sales/sample-post.ts';
import { weaknessOf } from '../../sales/sellers/generic.ts';
import { FILM_EVENTS } from '../../services/film-events/heygen.ts';
import { sampleFilmEvent } from '../../services/film-events/sample-film-event.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { type ItemForSale, listItems } from './webhook-items.ts';
import { webhookListRepository } from './webhook-list-repository.ts';

/** How a source is set up, without its secret. */
export interface SourceState {
  source: WebhookSource;
  address: string;
  setup: Omit<WebhookSourceRow, 'secret' | 'previousSecret'> | undefined;
  lastEventAt: Date | null;
  events: number;
  items: ItemForSale[];
  testTypes: readonly string[];
}

export async function listSources(core: Core): Promise<SourceState[]> {
  const since = new Date(core.clock.now().getTime() - limits.webhookStatisticsDays * DAY_MS);
  const [rows, counted, latest, items] = await Promise.all([
    webhookSourceRepository.list(core.db.queries),
    webhookListRepository.countSince(core.db.queries, since),
    webhookListRepository.listLatest(core.db.queries),
    listItems(core),
  ]);
  return webhookSources.map((source) => ({
    source,
    address: `${core.publicUrl}/api/webhooks/${source}`,
    setup: withoutSecrets(
      core,
      rows.find((row) => row.source === source),
    ),
    lastEventAt: latest.find((one) => one.source === source)?.at ?? null,
    events: counted.filter((one) => one.source === source).reduce((sum, { events }) => sum + events, 0),
    items: isSalesSource(source) ? items[source] : [],
    testTypes: typesOf(source),
  }));
}

function withoutSecrets(core: Core, row: WebhookSourceRow | undefined): SourceState['setup'] {
  // A secret that was sealed with another key of the installation is as good as none.
  if (!row || core.vault.open(row.secret) === undefined) return undefined;
  const { secret: _secret, previousSecret, ...setup } = row;
  const isChanging = previousSecret !== null && setup.previousUntil !== null && setup.previousUntil > core.clock.now();
  return { ...setup, previousUntil: isChanging ? setup.previousUntil : null };
}

const typesOf = (source: WebhookSource): readonly string[] =>
  isSalesSource(source) ? sampleTypes[source] : FILM_EVENTS;

export interface SourceChanges {
  secret?: string | undefined;
  addresses?: string[] | undefined;
  fields?: Record<string, string> | undefined;
}

const ENDING_CHARACTERS = 4;

/** Sets up a source. A new secret leaves the one before it valid for a while; the same one again changes nothing of that. */
export async function saveSource(
  core: Core,
  hand: OfficeHand,
  source: WebhookSource,
  changes: SourceChanges,
): Promise<void> {
  await core.db.transaction('save webhook source', async (tx) => {
    const before = await webhookSourceRepository.hold(tx, source);
    const isKnown = before !== undefined && core.vault.open(before.secret) === changes.secret;
    const secret = isKnown ? undefined : changes.secret;
    const weakness = secret !== undefined && source === 'generic' ? weaknessOf(secret) : undefined;
    if (weakness) throw fieldError('secret', weakness);
    const sealed = secret === undefined ? before?.secret : core.vault.seal(secret);
    if (!sealed) throw fieldError('secret', 'Please enter the secret.');
    const now = core.clock.now();
    const replaced = secret !== undefined && before ? before.secret : undefined;
    await webhookSourceRepository.save(tx, {
      source,
      secret: sealed,
      ending: secret === undefined ? (before?.ending ?? '') : secret.slice(-ENDING_CHARACTERS),
      previousSecret: replaced ?? before?.previousSecret ?? null,
      previousUntil: replaced
        ? new Date(now.getTime() + limits.webhookOverlapDays * DAY_MS)
        : (before?.previousUntil ?? null),
      addresses: changes.addresses ?? before?.addresses ?? [],
      fields: changes.fields ?? before?.fields ?? {},
      updatedAt: now,
    });
    const { addresses, fields } = changes;
    const changed = Object.entries({ secret, addresses, fields }).filter(([, value]) => value !== undefined);
    if (changed.length > 0) await record(core, tx, hand, source, { changed: changed.map(([name]) => name).join(', ') });
  });
  forgetSetups(core);
}

/** From now on only the present secret counts. */
export async function stopPreviousSecret(core: Core, hand: OfficeHand, source: WebhookSource): Promise<void> {
  await core.db.transaction('stop webhook secret', async (tx) => {
    const row = await webhookSourceRepository.hold(tx, source);
    if (!row?.previousSecret) throw new AppError('not_found');
    await webhookSourceRepository.update(tx, source, { previousSecret: null, previousUntil: null });
    await record(core, tx, hand, source, { changed: 'previous secret' });
  });
  forgetSetups(core);
}

/** A post as the source would send it, with the real secret. */
export async function prepareTestPost(
  core: Core,
  hand: OfficeHand,
  source: WebhookSource,
  event: SampleEvent,
): Promise<SamplePost> {
  const setup = await readSetup(core, source);
  const [secret] = setup?.secrets ?? [];
  if (!setup || !secret) throw new AppError('conflict', { message: 'Set up this source first.' });
  if (!typesOf(source).includes(event.type)) throw fieldError('event_type', 'Please choose an event type.');
  await core.db.transaction('record webhook test', async (tx) => {
    const details = { name: source, event_type: event.type, item: event.item };
    await recordAudit(core, tx, {
      ...hand,
      action: 'webhook.test',
      subjectType: 'webhook',
      subjectId: source,
      details,
    });
  });
  const [ip] = setup.addresses;
  const post = isSalesSource(source)
    ? samplePost(core, source, event, { ...setup, secret })
    : sampleFilmEvent(core, event.type, secret);
  return { ...post, ...(ip && { ip }) };
}

function record(
  core: Core,
  tx: Parameters<typeof recordAudit>[1],
  hand: OfficeHand,
  source: WebhookSource,
  details: Record<string, unknown>,
): Promise<void> {
  const deed = { action: 'webhook.change_source', subjectType: 'webhook', subjectId: source } as const;
  return recordAudit(core, tx, { ...hand, ...deed, details: { name: source, ...details } });
}
