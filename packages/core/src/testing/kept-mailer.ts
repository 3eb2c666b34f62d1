import type { Mail, Mailer } from '../mail/mailer.ts';

/** Keeps every mail instead of sending it. */
export class KeptMailer implements Mailer {
  hasTransport: boolean;
  readonly mails: Mail[] = [];

  constructor(hasTransport: boolean) {
    this.hasTransport = hasTransport;
  }

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  /** The query parameters of the link in the newest mail to that address. */
  linkTo(email: string): URLSearchParams {
    const mail = this.mails.findLast(({ to }) => to === email);
    const link = mail?.text.match(/https?:\/\/\S+/)?.[0];
    if (!link) throw new Error(`No link was mailed to ${email}.`);
    return new URL(link).searchParams;
  }
}
