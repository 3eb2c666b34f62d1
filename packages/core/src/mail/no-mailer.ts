import { MailError } from './mail-error.ts';
import type { Mailer } from './mailer.ts';

/** Without a mail server nothing is sent: the back office shows the mails and hands out their links. */
export function noMailer(from: string): Mailer {
  return {
    hasTransport: false,
    server: undefined,
    from,
    send: () => Promise.reject(new MailError('No mail server is set up.', { isFinal: true })),
  };
}
