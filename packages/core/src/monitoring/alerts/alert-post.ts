import { createHmac } from 'node:crypto';
import type { AlertChange } from '@herald/contract/monitoring';
import type { Core } from '../../core.ts';
import { newId } from '../../runtime/new-id.ts';
import { type AlertRow, alertRepository } from './alert-repository.ts';

/** A request for the operator's webhook, signed as the Standard Webhooks say. */
export interface SignedPost {
  address: string;
  headers: Record<string, string>;
  body: string;
}

/** Each address has a secret of its own, which follows from that of the installation: nothing has to be kept. */
export const alertSecret = ({ vault }: Pick<Core, 'vault'>, address: string): string =>
  `whsec_${Buffer.from(vault.mark('alert webhook', address), 'base64url').toString('base64')}`;

/** A post that is still to be sent. The id is the same in every attempt, so that a repetition can be told. */
export async function readAlertPost(core: Core, postId: string): Promise<SignedPost | undefined> {
  const post = await alertRepository.findPost(core.db.queries, postId);
  if (!post || post.state === 'sent') return undefined;
  const alert = await alertRepository.find(core.db.queries, post.alertId);
  return alert && sign(core, { id: post.id, address: post.address, data: dataOf(alert, post.change) });
}

export async function noteAlertPost(core: Core, postId: string, error: string | null, isLast: boolean): Promise<void> {
  const state = error === null ? 'sent' : isLast ? 'failed' : 'queued';
  await alertRepository.notePost(core.db.queries, postId, { state, error });
}

/** What the settings name, with its secret. */
export async function readAlertWebhook(core: Core): Promise<{ address: string; secret: string }> {
  const { alert_webhook_url: address } = await core.settings.read();
  return { address, secret: address && alertSecret(core, address) };
}

/** A post that says it is a test; undefined while no address is set. */
export async function testAlertPost(core: Core): Promise<SignedPost | undefined> {
  const { address } = await readAlertWebhook(core);
  if (!address) return undefined;
  const data = { type: 'alert.test', data: { title: 'This is a test. Nothing is wrong.' } };
  return sign(core, { id: newId(core), address, data });
}

function dataOf(alert: AlertRow, change: AlertChange) {
  const { id, rule, level, title, detail, startedAt } = alert;
  const resolvedAt = change === 'resolved' ? (alert.resolvedAt?.toISOString() ?? null) : null;
  const data = { id, rule, level, title, detail, started_at: startedAt.toISOString(), resolved_at: resolvedAt };
  return { type: `alert.${change}`, data };
}

function sign(core: Core, { id, address, data }: { id: string; address: string; data: object }): SignedPost {
  const seconds = Math.floor(core.clock.now().getTime() / 1000);
  const body = JSON.stringify({ ...data, timestamp: core.clock.now().toISOString() });
  const key = Buffer.from(alertSecret(core, address).slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    address,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
  };
}
