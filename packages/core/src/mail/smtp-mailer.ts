import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends over SMTP; one pool of connections for the process. */
export function smtpMailer(smtpUrl: string, from: string): Mailer & { verify(): Promise<void>; close(): void } {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: smtpUrl, pool: true, ...timeouts }, { from });
  return {
    hasTransport: true,
    async send(mail) {
      await transport.sendMail(mail);
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
