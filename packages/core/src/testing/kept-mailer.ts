import type { Mail, Mailer } from '../mail/mailer.ts';

/** Keeps every mail a worker sends. */
export class KeptMailer implements Mailer {
  hasTransport: boolean;
  readonly from = 'Herald <herald@example.com>';
  readonly sent: Mail[] = [];

  constructor(hasTransport: boolean) {
    this.hasTransport = hasTransport;
  }

  get server(): string | undefined {
    return this.hasTransport ? 'mail.herald.test:587' : undefined;
  }

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail);
  }
}
