import type { WebhookStatus } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';
import type { WebhookTry } from '../db/schema/sales.ts';
import { type WebhookEvent, webhookEventRepository } from '../intake/webhook-event-repository.ts';
import type { Outcome } from './sale-to-settle.ts';
import { settleEvent } from './settle-event.ts';

/** One job does this many; then another one goes on, so that none runs long. */
export const EVENTS_PER_JOB = 200;
const TRIES_KEPT = 20;

/** Acts on the events that are due, one after the other. */
export async function processEvents(core: Core, signal: AbortSignal): Promise<number> {
  let done = 0;
  for (; done < EVENTS_PER_JOB; done++) {
    signal.throwIfAborted();
    if (!(await processNext(core))) return done;
  }
  await core.db.transaction('go on with sales', (tx) => core.jobs.send(tx, 'process-sales', {}));
  return done;
}

/** One at a time in the whole installation: what belongs to one purchase never meets itself. */
async function processNext(core: Core): Promise<boolean> {
  const broken = await core.db.transaction('process webhook', async (tx) => {
    await holdAdvisoryLock(tx, 'sales');
    const event = await webhookEventRepository.holdNextDue(tx, core.clock.now());
    if (!event) return 'none' as const;
    try {
      // A savepoint: what fails in the middle leaves nothing behind, and the event still gets its reason.
      const outcome = await settle(core, tx, event);
      await write(core, tx, event, outcome);
      return undefined;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      core.log.error({ err: error, eventId: event.id }, 'A webhook event could not be processed');
      const text = 'Herald could not process this event; the log of the worker says why.';
      await write(core, tx, event, { status: 'failed', text });
      return undefined;
    }
  });
  return broken !== 'none';
}

class TakenBackError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('A test changes nothing.');
    this.outcome = outcome;
  }
}

async function settle(core: Core, tx: Transaction, event: WebhookEvent): Promise<Outcome> {
  try {
    return await tx.transaction(async (attempt) => {
      const outcome = await settleEvent(core, attempt, event);
      if (event.isTest) throw new TakenBackError(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof TakenBackError) return error.outcome;
    throw error;
  }
}

/** Only a connection that is gone makes the whole job run again. */
function isDatabaseAway(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  return /^(08|57|40)/.test(code) || (reason instanceof Error && /terminated|timeout|ECONN/.test(reason.message));
}

async function write(core: Core, tx: Transaction, event: WebhookEvent, outcome: Outcome): Promise<void> {
  const now = core.clock.now();
  // A test is about one moment: what would wait is not kept waiting.
  const status: WebhookStatus = event.isTest && outcome.status === 'pending' ? 'success' : outcome.status;
  const one: WebhookTry = { at: now.toISOString(), status, text: outcome.text };
  const isOver = status !== 'pending';
  await webhookEventRepository.update(tx, event.id, {
    status,
    attempts: event.attempts + 1,
    tries: [...event.tries, one].slice(-TRIES_KEPT),
    errorMessage: status === 'failed' ? outcome.text : null,
    response: { status, message: outcome.text, ...outcome.facts, ...(event.isTest && { taken_back: true }) },
    dueAt: isOver ? null : (outcome.dueAt ?? null),
    processedAt: isOver ? now : null,
  });
  if (!isOver && outcome.dueAt) {
    const afterSec = Math.ceil((outcome.dueAt.getTime() - now.getTime()) / 1000) + 1;
    await core.jobs.send(tx, 'process-sales', {}, { afterSec });
  }
}

/** Sends a job when events are due and none is there to act on them, for example after a job met a slower clock. */
export async function rescueEvents(core: Core): Promise<boolean> {
  if (!(await webhookEventRepository.isStranded(core.db.queries, core.clock.now()))) return false;
  await core.db.transaction('rescue sales', (tx) => core.jobs.send(tx, 'process-sales', {}));
  return true;
}
