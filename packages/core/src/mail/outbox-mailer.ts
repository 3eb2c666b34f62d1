import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { newId } from '../runtime/new-id.ts';
import type { Random } from '../runtime/random.ts';
import type { Mail, Mailer } from './mailer.ts';

/** A mail as its file in the outbox has it. */
export interface OutboxMail extends Mail {
  id: string;
  sentAt: string;
}

interface OutboxParts {
  clock: Clock;
  random: Random;
  log: Log;
}

/**
 * Without SMTP every mail becomes a file that only the operating system's user can read, and a line on the
 * terminal with its link: the person who runs Herald passes it on.
 */
export function outboxMailer(folder: string, { log, ...source }: OutboxParts): Mailer {
  return {
    hasTransport: false,
    async send({ to, subject, text, html, link }) {
      const id = newId(source);
      const mail: OutboxMail = {
        id,
        sentAt: source.clock.now().toISOString(),
        to,
        subject,
        text,
        html,
        ...(link && { link }),
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${id}`);
      await writeFile(unfinished, JSON.stringify(mail, undefined, 2), { mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.json`));
      log.info({ to, subject, ...(link && { link }) }, 'No mail server is set, so this mail is in the outbox');
    },
  };
}
