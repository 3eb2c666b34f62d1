import { afterAll, expect, it } from 'vitest';
import { type HeraldProcess, removeData, startHerald, testAdmin } from '../support/herald-process.ts';
import { installedFolder } from '../support/installed-folder.ts';
import { kill, processesOf } from '../support/processes-of.ts';
import { until } from '../support/until.ts';

const KEY = 'the-key-of-the-seller';
let herald: HeraldProcess | undefined;

afterAll(async () => {
  if (!herald) return;
  await herald.stop();
  await removeData(herald.dataFolder);
});

interface Answer {
  data: { token?: string; pagination?: { total: number }; total?: number };
}

async function ask(path: string, { method = 'GET', body, token }: { method?: string; body?: object; token?: string }) {
  const response = await fetch(`${herald?.url}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

async function signIn(): Promise<string> {
  const { data } = await ask('/auth/login', { method: 'POST', body: testAdmin });
  return data.token ?? '';
}

/** As WarriorPlus posts it, again until it is acknowledged: a machine that is behind asks for that. */
async function sell(buyer: string): Promise<void> {
  const fields = {
    WP_ACTION: 'sale',
    WP_ITEM_NUMBER: 'wso_kill',
    WP_BUYER_EMAIL: buyer,
    WP_BUYER_NAME: 'Buyer',
    WP_SALE: `sale_${buyer}`,
    WP_SALE_AMOUNT: '27.00',
    IPN_ID: `ipn_${buyer}`,
    WP_SECURITYKEY: KEY,
  };
  const post = { method: 'POST', body: new URLSearchParams(fields) };
  const isAcknowledged = async () => (await fetch(`${herald?.url}/api/webhooks/warriorplus`, post)).status === 200;
  await until(isAcknowledged, { what: `The sale to ${buyer}` });
}

async function killEverything(dataFolder: string): Promise<void> {
  for (const { pid } of await processesOf(dataFolder)) kill(pid);
}

it('loses and doubles no acknowledged sale when everything is killed before it is processed', async () => {
  herald = await startHerald({ dataFolder: await installedFolder() });
  const { dataFolder } = herald;
  const token = await signIn();
  await ask('/admin/webhook-sources/warriorplus', { method: 'PUT', token, body: { secret: KEY } });
  const plan = {
    name: 'Killed',
    slug: 'KILLED',
    description: 'Sold while it is killed.',
    wp_item_number: ['wso_kill'],
  };
  await ask('/admin/plans', { method: 'POST', token, body: plan });
  const buyers = Array.from({ length: 60 }, (_, index) => `kill-${index}@buyers.test`);
  await Promise.all(buyers.map(sell));
  await killEverything(dataFolder);

  herald = await startHerald({ dataFolder });
  const again = await signIn();
  const countOf = async (query: string) =>
    (await ask(`/admin/webhook-events?${query}`, { token: again })).data.pagination?.total;
  await expect.poll(() => countOf('status=success'), { interval: 500 }).toBe(60);
  expect(await countOf('')).toBe(60);
  expect((await ask('/admin/users?plan=KILLED&search=buyers', { token: again })).data.total).toBe(60);
});
