import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDatabaseUrl } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { type HeraldProcess, launchHerald } from '../support/herald-process.ts';
import { until } from '../support/until.ts';
import { expectAccessible } from './support/accessibility.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

interface Shown {
  processes: { role: string; is_lost: boolean }[];
  alerts: { rule: string; title: string; resolved_at: string | null }[];
}

/** A loss shows after 45 s without a report, and its alert with the next look after that. */
const LIMIT_MS = 600_000;

const browser = useBrowser();
const product = useOwnProduct();
const more: HeraldProcess[] = [];

const launch = async (command: 'api' | 'worker') => {
  const env = { DATABASE_URL: await embeddedDatabaseUrl(product.dataFolder), HERALD_LOG_LEVEL: 'warn' };
  const started = await launchHerald({ dataFolder: product.dataFolder, command: [command], env });
  more.push(started);
  return started;
};
/** What comes within a minute is asked for each second: the figures of an installation cost 120 ms of a core. */
const eachSecond = { interval: 1_000 };
const read = async (token: string) => product.call<Shown>('GET', '/admin/monitoring', undefined, token);
const alertsOf = async (token: string) =>
  (await read(token)).alerts.filter(({ rule }) => rule === 'process_lost').map((one) => one.resolved_at !== null);

beforeAll(async () => {
  await launch('api');
});
afterAll(async () => {
  for (const one of more) await one.stop();
});

test(
  'a killed worker is lost while the tab is open; its alert is opened once and resolved once',
  async () => {
    const session = await product.administrator();
    const token = session.auth_token;
    const doomed = await launch('worker');
    await until(async () => (await read(token)).processes.length === 4, { everyMs: 1_000 });
    const page = await browser.newPage({ baseURL: product.url, localStorage: session });
    await page.goto('/dashboard?tab=monitoring');
    const workers = page.getByRole('region', { name: 'Workers' });
    await workers.getByText('Worker on').nth(1).waitFor();
    await expect.poll(() => workers.getByText('Not heard').count()).toBe(0);

    doomed.child.kill('SIGKILL');
    await workers.getByText('Not heard').waitFor();
    await page.getByText('Critical: 1 worker').waitFor();
    await page.getByRole('region', { name: 'Recent Alerts' }).getByText('is not heard').waitFor();
    await expect.poll(() => alertsOf(token), eachSecond).toEqual([false]);

    await launch('worker');
    await until(async () => (await alertsOf(token)).every((isOver) => isOver), { withinSec: 240, everyMs: 1_000 });
    await expect.poll(() => alertsOf(token)).toEqual([true]);
    await expectAccessible(page);
  },
  LIMIT_MS,
);

test('the tab fits a phone', async () => {
  const session = await product.administrator();
  const page = await browser.newPage({ baseURL: product.url, localStorage: session, viewport: sizes.phone });
  await page.goto('/dashboard?tab=monitoring');
  await page.getByRole('region', { name: 'Workers' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
});
