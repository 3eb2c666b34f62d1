import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { mailRepository } from '../../mails/mail-repository.ts';
import { readServiceSums } from '../../services/read-month.ts';
import { serviceRepository } from '../../settings/service-repository.ts';
import { LOST_AFTER_SEC, processRepository } from '../reports/process-repository.ts';
import { isStoreUp } from './is-store-up.ts';
import type { ServiceReading } from './service-state-repository.ts';

/** Of its cap, from which share on a service is a warning. */
const NEAR_CAP = 0.9;

/** How database, store, mail and every service of this installation are, as far as Herald can tell without a bill. */
export async function readServices(core: Core, tx: Transaction): Promise<ServiceReading[]> {
  const database = await timed(() => serviceRepository.list(tx));
  const store = await timed(() => isStoreUp(core));
  return [
    { ...healthy('database', 'Database'), latencyMs: database.tookMs },
    {
      ...healthy('store', 'Store of files'),
      ...(!store.answer && { state: 'critical' as const, reason: 'It does not respond.' }),
      latencyMs: store.answer ? store.tookMs : null,
    },
    await readMail(core, tx),
    ...(await readOutside(core, tx, database.answer)),
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; tookMs: number }> {
  const startedAt = performance.now();
  const answer = await work();
  return { answer, tookMs: Math.round(performance.now() - startedAt) };
}

const healthy = (name: string, title: string): ServiceReading => ({
  ...{ name, title, state: 'healthy', reason: '', latencyMs: null },
});

/** Known by what became of the latest mail that was tried: asking the server each minute would only annoy it. */
async function readMail({ mailer }: Core, tx: Transaction): Promise<ServiceReading> {
  const reading = healthy('mail', 'Mail');
  if (!mailer.hasTransport) return { ...reading, state: 'warning', reason: 'No mail server is set up.' };
  const error = await mailRepository.latestError(tx);
  return error === null ? reading : { ...reading, state: 'critical', reason: error };
}

type ServiceRows = Awaited<ReturnType<typeof serviceRepository.list>>;

/** A service is away when it did not answer one of the living processes. */
async function readOutside(core: Core, tx: Transaction, rows: ServiceRows): Promise<ServiceReading[]> {
  const living = (await processRepository.list(tx)).filter(({ silentSec }) => silentSec < LOST_AFTER_SEC);
  const away = new Map(living.flatMap((process) => process.away).map(({ name, reason }) => [name, reason]));
  const costs = new Map((await readServiceSums(core, tx)).map(({ service, costMicros }) => [service, costMicros]));
  return rows.map(({ name, title, monthCapMicros: cap }) => {
    const reading = healthy(name, title);
    if (away.has(name)) return { ...reading, state: 'critical', reason: away.get(name) ?? 'It does not respond.' };
    const used = cap ? (costs.get(name) ?? 0) / cap : 0;
    if (used < NEAR_CAP) return reading;
    return { ...reading, state: 'warning', reason: `At ${Math.floor(used * 100)} % of its monthly cap.` };
  });
}
