import type { WebhookSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import type { SenderSetup } from './sender.ts';
import { webhookSourceRepository } from './webhook-source-repository.ts';

export interface SourceSetup extends SenderSetup {
  addresses: readonly string[];
}

/** A change of secrets reaches every process within this time. */
const REMEMBERED_MS = 1_500;

interface Remembered {
  setup: Promise<SourceSetup | undefined>;
  readAtMs: number;
}

const remembered = new WeakMap<Core, Map<WebhookSource, Remembered>>();

/** How a source proves itself; undefined while it is not set up. Remembered for a moment, because every post asks. */
export function readSetup(core: Core, source: WebhookSource): Promise<SourceSetup | undefined> {
  const all = remembered.get(core) ?? new Map<WebhookSource, Remembered>();
  remembered.set(core, all);
  const nowMs = core.clock.now().getTime();
  const known = all.get(source);
  if (known && nowMs - known.readAtMs < REMEMBERED_MS) return known.setup;
  const setup = load(core, source);
  all.set(source, { setup, readAtMs: nowMs });
  setup.catch(() => all.delete(source));
  return setup;
}

export function forgetSetups(core: Core): void {
  remembered.delete(core);
}

async function load({ db, vault, clock }: Core, source: WebhookSource): Promise<SourceSetup | undefined> {
  const row = await webhookSourceRepository.find(db.queries, source);
  if (!row) return undefined;
  const isChanging = row.previousSecret && row.previousUntil && row.previousUntil > clock.now();
  const sealed = [row.secret, ...(isChanging && row.previousSecret ? [row.previousSecret] : [])];
  const secrets = sealed.flatMap((one) => vault.open(one) ?? []);
  return secrets.length > 0 ? { secrets, addresses: row.addresses, fields: row.fields } : undefined;
}
