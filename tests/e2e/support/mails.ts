import { vi } from 'vitest';
import { inDatabase } from './database.ts';

/** Waits for the newest mail to an address, because it is written after the response. */
export function linkInMail(email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const text = 'select link from mails where recipient = $1 and link is not null order by id desc limit 1';
      const { rows } = await inDatabase((client) => client.query<{ link: string }>(text, [email]));
      if (!rows[0]) throw new Error(`No mail to ${email} has a link.`);
      return rows[0].link;
    },
    { timeout: 60_000, interval: 100 },
  );
}
