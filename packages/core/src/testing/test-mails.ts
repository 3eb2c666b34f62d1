import type { Database } from '../db/database.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { renderMail } from '../mails/render-mail.ts';

const EVERYTHING = { limit: 10_000, offset: 0 };

/** The mails that were written, as their recipients get them. */
export class TestMails {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Oldest first. */
  async list() {
    const newestFirst = await mailRepository.list(this.#db.queries, 'all', EVERYTHING);
    return newestFirst
      .reverse()
      .map(({ mail }) => ({ ...mail, ...renderMail(mail.body, mail.link), to: mail.recipient }));
  }

  /** The query parameters of the link in the newest mail to that address. */
  async linkTo(email: string): Promise<URLSearchParams> {
    const mail = (await this.list()).findLast(({ to }) => to === email);
    if (!mail?.link) throw new Error(`No link was mailed to ${email}.`);
    return new URL(mail.link).searchParams;
  }
}
