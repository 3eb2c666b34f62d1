import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

export interface SettingChange {
  /** The other process still had the old value when it was asked this long after the change was saved; 0 if never. */
  staleMs: number;
  /** From sending the change to one process until the other one returned the new value. */
  seenMs: number;
}

/** An administrator changes the description of the site through one process and asks another one until it has it. */
export async function changeSetting(admin: Visitor, from: string, to: string): Promise<SettingChange> {
  const value = `Changed at ${performance.now()}`;
  const readOther = async () =>
    (await admin.at(to).call<{ data: { site_description: string } }>('GET', '/site')).data.site_description;
  // The other process has the old value in its cache.
  await readOther();
  const sentMs = performance.now();
  await admin.at(from).call('PUT', '/admin/settings/site_description', { value });
  const savedMs = performance.now();
  for (let staleMs = 0; ; ) {
    const askedMs = performance.now();
    if ((await readOther()) === value) return { staleMs, seenMs: performance.now() - sentMs };
    staleMs = askedMs - savedMs;
    if (staleMs > 60_000) throw new Error(`${to} never had the change.`);
    await wait(1);
  }
}
