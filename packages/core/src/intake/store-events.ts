import type { Core } from '../core.ts';
import { type NewWebhookEvent, webhookEventRepository } from './webhook-event-repository.ts';

export interface StoredEvent {
  /** Undefined for a repeat. */
  id: number | undefined;
}

interface Waiting {
  event: NewWebhookEvent;
  done: PromiseWithResolvers<StoredEvent>;
}

const TOGETHER_MAX = 200;

interface Writer {
  waiting: Waiting[];
  isWriting: boolean;
}

const writers = new WeakMap<Core, Writer>();

/**
 * Stores an event and the job that acts on it, in one transaction. Events that arrive while another transaction is
 * written go together into the next one: hundreds in a second cost a few commits. Resolves once it is committed.
 */
export function storeEvent(core: Core, event: NewWebhookEvent): Promise<StoredEvent> {
  const writer = writers.get(core) ?? { waiting: [], isWriting: false };
  writers.set(core, writer);
  const done = Promise.withResolvers<StoredEvent>();
  writer.waiting.push({ event, done });
  if (!writer.isWriting) void keepWriting(core, writer);
  return done.promise;
}

async function keepWriting(core: Core, writer: Writer): Promise<void> {
  writer.isWriting = true;
  // Everything that arrived in the same turn goes together.
  await Promise.resolve();
  while (writer.waiting.length > 0) {
    const batch = writer.waiting.splice(0, TOGETHER_MAX);
    try {
      const ids = await write(core, batch);
      for (const [index, { done }] of batch.entries()) done.resolve({ id: ids[index] });
    } catch (error) {
      if (batch.length === 1) batch[0]?.done.reject(error);
      else for (const one of batch) await writeAlone(core, one);
    }
  }
  writer.isWriting = false;
}

/** One that cannot be stored does not take the others with it. */
async function writeAlone(core: Core, one: Waiting): Promise<void> {
  try {
    const [id] = await write(core, [one]);
    one.done.resolve({ id });
  } catch (error) {
    one.done.reject(error);
  }
}

const keyOf = ({ source, dedupeKey }: Pick<NewWebhookEvent, 'source' | 'dedupeKey'>) => `${source} ${dedupeKey}`;

/** The ids in the order of the events; of equal ones only the first has one. */
async function write(core: Core, batch: readonly Waiting[]): Promise<(number | undefined)[]> {
  return core.db.transaction('store webhooks', async (tx) => {
    const rows = await webhookEventRepository.insertNew(
      tx,
      batch.map(({ event }) => event),
    );
    const hasWork = batch.some(({ event }) => event.status === 'pending');
    if (hasWork && rows.length > 0) await core.jobs.send(tx, 'process-sales', {});
    const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
    return batch.map(({ event }) => {
      const id = ids.get(keyOf(event));
      ids.delete(keyOf(event));
      return id;
    });
  });
}
