import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Random } from '../random.ts';
import type { Mailer } from './mailer.ts';

const outboxMail = z.object({
  id: z.string(),
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

export type OutboxMail = z.infer<typeof outboxMail>;

/** Without SMTP every mail becomes a file that only this user can read, and that an administrator can open. */
export function outboxMailer(folder: string, source: { clock: Clock; random: Random }): Mailer {
  return {
    hasTransport: false,
    async send({ to, subject, text, html }) {
      const id = newId(source);
      const mail: OutboxMail = { id, sentAt: source.clock.now().toISOString(), to, subject, text, html };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${id}`);
      await writeFile(unfinished, JSON.stringify(mail, undefined, 2), { mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.json`));
    },
  };
}

/** The outbox, newest first. */
export async function readOutbox(folder: string, limit = 100): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .toSorted()
    .reverse()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (name) => outboxMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
