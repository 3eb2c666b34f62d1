import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMail } from '../mail/outbox-mailer.ts';

/** The mails in an outbox, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .toSorted()
    .reverse();
  return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}
