import { createTransport } from 'nodemailer';
import { mailErrorOf } from './mail-error.ts';
import type { Mailer } from './mailer.ts';

export interface SmtpPatience {
  connectMs: number;
  /** How long the server may be silent. */
  silenceMs: number;
}

const USUAL_PATIENCE: SmtpPatience = { connectMs: 10_000, silenceMs: 20_000 };
const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Sends over SMTP; one pool of connections for the process. */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  { connectMs, silenceMs }: SmtpPatience = USUAL_PATIENCE,
): Mailer & { verify(): Promise<void>; close(): void } {
  const timeouts = { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silenceMs };
  const transport = createTransport({ url: smtpUrl, pool: true, ...timeouts }, { from });
  const url = new URL(smtpUrl);
  const server = `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? SMTPS_PORT : SMTP_PORT)}`;
  const secrets = [decodeURIComponent(url.password), url.password].filter((secret) => secret !== '');
  return {
    hasTransport: true,
    server,
    from,
    async send({ id, ...mail }) {
      const messageId = `<${id}@${domainOf(from)}>`;
      await transport.sendMail({ ...mail, messageId }).catch((error: unknown) => {
        throw mailErrorOf(error, server, secrets);
      });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

function domainOf(from: string): string {
  return from.match(/@([^>\s]+)/)?.[1] ?? 'herald';
}
