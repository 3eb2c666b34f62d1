import type { AlertRule } from '@herald/contract/monitoring';
import type { SiteSettings } from '@herald/contract/settings';
import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import { readServiceSums } from '../../services/read-month.ts';
import { serviceRepository } from '../../settings/service-repository.ts';
import { queueListRepository } from '../queues/queue-list-repository.ts';
import type { Condition } from './alert-repository.ts';
import { conditionRepository, type LostProcess } from './condition-repository.ts';

/** Where one of two requests fails, nothing is known yet. */
const REQUESTS_TO_JUDGE = 20;
const REQUEST_MINUTES = 5;

interface Rule {
  /** Its threshold; 0 turns it off. */
  setting: keyof SiteSettings;
  find: (core: Core, db: Queryable, from: number) => Promise<Omit<Condition, 'rule'>[]>;
}

/** Every rule with what it watches. */
const rules: Record<AlertRule, Rule> = {
  process_lost: {
    setting: 'alert_process_lost_sec',
    find: async (_, db, from) => (await conditionRepository.lostProcesses(db, from)).map(lostProcess),
  },
  service_down: {
    setting: 'alert_service_down_min',
    find: async (_, db, from) =>
      (await conditionRepository.servicesDown(db, from)).map(({ name, title, reason }) => ({
        ...{ subject: name, level: 'critical', title: `${title} does not work`, detail: reason },
      })),
  },
  month_cap: { setting: 'alert_month_cap_percent', find: findNearCaps },
  films_wait: {
    setting: 'alert_films_wait_sec',
    find: async (_, db, from) => {
      const seconds = await conditionRepository.oldestFilmWaitsSec(db);
      const detail = `The film that has waited longest was ordered ${Math.round(seconds)} s before this alert.`;
      return when(seconds >= from, { level: 'warning', title: 'Films wait in the queue', detail });
    },
  },
  sales_fail: {
    setting: 'alert_failed_sales',
    find: async (_, db, from) => {
      const failed = await queueListRepository.countFailedEvents(db, 1);
      const detail = `${failed} of the last hour. Retry them under Webhook Events once the reason is gone.`;
      return when(failed >= from, { level: 'warning', title: 'Webhook events fail', detail });
    },
  },
  disk_full: {
    setting: 'alert_disk_percent',
    find: async (_, db, from) =>
      (await conditionRepository.diskShares(db))
        .filter(({ share }) => share * 100 >= from)
        .map(({ host, share }) => ({
          ...{ subject: host, level: share >= 0.95 ? 'critical' : 'warning', title: `The disk of ${host} is full` },
          detail: `${Math.floor(share * 100)} % of the disk with the data folder is in use.`,
        })),
  },
  mails_unsent: {
    setting: 'alert_mails_unsent',
    find: async (_, db, from) => {
      const failed = await queueListRepository.countFailedMails(db);
      const detail = `${failed} mails were given up. Their reasons are under Settings, Mail.`;
      return when(failed >= from, { level: 'warning', title: 'Mails are not sent', detail });
    },
  },
  requests_fail: {
    setting: 'alert_errors_percent',
    find: async (_, db, from) => {
      const { requests, errors } = await conditionRepository.requests(db, REQUEST_MINUTES);
      const isBad = requests >= REQUESTS_TO_JUDGE && (errors / requests) * 100 >= from;
      const detail = `${errors} of ${requests} in ${REQUEST_MINUTES} minutes ended with an error of the server.`;
      return when(isBad, { level: 'critical', title: 'Requests fail', detail });
    },
  },
};

/** Everything that is wrong now by the rules that are on. */
export async function findConditions(core: Core, db: Queryable, settings: SiteSettings): Promise<Condition[]> {
  const found: Condition[] = [];
  for (const [rule, { setting, find }] of Object.entries(rules) as [AlertRule, Rule][]) {
    const from = Number(settings[setting]);
    if (from <= 0) continue;
    for (const condition of await find(core, db, from)) found.push({ rule, ...condition });
  }
  return found;
}

const when = (holds: boolean, condition: Omit<Condition, 'rule' | 'subject'>) =>
  holds ? [{ subject: '', ...condition }] : [];

function lostProcess({ id, role, host, heardAt, films }: LostProcess): Omit<Condition, 'rule'> {
  const made = films.map((title) => `“${title}”`).join(', ');
  return {
    subject: id,
    level: 'critical',
    title: `${role === 'worker' ? 'The worker' : 'The API'} on ${host} is not heard`,
    detail: `Last heard on ${heardAt}.${made && ` It made ${made}; the next free worker continues.`}`,
  };
}

async function findNearCaps(core: Core, db: Queryable, from: number): Promise<Omit<Condition, 'rule'>[]> {
  const costs = new Map((await readServiceSums(core, db)).map(({ service, costMicros }) => [service, costMicros]));
  return (await serviceRepository.list(db)).flatMap(({ name, title, monthCapMicros: cap }) => {
    const percent = cap ? Math.floor(((costs.get(name) ?? 0) / cap) * 100) : 0;
    const detail = percent >= 100 ? 'It is not used until the next month.' : 'From 100 % on it is not used.';
    return percent >= from
      ? [{ subject: name, level: 'warning' as const, title: `${title} is at ${percent} % of its monthly cap`, detail }]
      : [];
  });
}
