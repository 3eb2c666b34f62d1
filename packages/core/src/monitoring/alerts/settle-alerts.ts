import type { AlertChange } from '@herald/contract/monitoring';
import type { SiteSettings } from '@herald/contract/settings';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { nameOfSite } from '../../people/account-mails.ts';
import { newId } from '../../runtime/new-id.ts';
import { type AlertRow, alertRepository, type Condition } from './alert-repository.ts';

const keyOf = ({ rule, subject }: Pick<Condition, 'rule' | 'subject'>) => `${rule} ${subject}`;

/** Opens an alert for what is newly wrong, and resolves those whose reason is gone. Each change is told once. */
export async function settleAlerts(
  core: Core,
  tx: Transaction,
  conditions: readonly Condition[],
  settings: SiteSettings,
): Promise<void> {
  const active = new Map((await alertRepository.listActive(tx)).map((alert) => [keyOf(alert), alert]));
  const holding = new Set(conditions.map(keyOf));
  for (const condition of conditions) {
    if (active.has(keyOf(condition))) continue;
    const opened = await alertRepository.insert(tx, newId(core), condition);
    if (opened) await tell(core, tx, settings, { alert: opened, change: 'opened' });
  }
  for (const [key, alert] of active) {
    if (holding.has(key)) continue;
    const resolved = await alertRepository.resolve(tx, alert.id);
    if (resolved) await tell(core, tx, settings, { alert: resolved, change: 'resolved' });
  }
}

interface Change {
  alert: AlertRow;
  change: AlertChange;
}

async function tell(core: Core, tx: Transaction, settings: SiteSettings, { alert, change }: Change): Promise<void> {
  const { alert_emails: addresses, alert_webhook_url: address } = settings;
  const { id: alertId, rule, level, title } = alert;
  core.log.warn({ alertId, rule, severity: level, change }, `Alert ${change}: ${title}`);
  for (const to of addresses.split(',').map((one) => one.trim())) {
    if (to) await writeMail(core, tx, alertMail(to, nameOfSite(settings), { alert, change }), {});
  }
  if (!address) return;
  const postId = newId(core);
  await alertRepository.insertPost(tx, { id: postId, alertId, change, address });
  await core.jobs.send(tx, 'post-alert', { postId });
}

function alertMail(to: string, siteName: string, { alert, change }: Change) {
  const isOver = change === 'resolved';
  return {
    kind: 'alert' as const,
    to,
    subject: `${isOver ? 'Resolved' : 'Alert'}: ${alert.title} (${siteName})`,
    body: {
      lines: [isOver ? `This is over: ${alert.title}.` : `${alert.title}.`, alert.detail],
      footer: 'You get this because your address is under Settings, Alerts. What happened stays under Monitoring.',
    },
  };
}
