export interface Mail {
  /** The same for every attempt to send it, so that a mailbox can tell a repetition. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside what every mail has. */
  headers?: Record<string, string>;
}

/** Sends by SMTP when a mail server is set. */
export interface Mailer {
  readonly hasTransport: boolean;
  /** Host and port of the mail server; never its password. */
  readonly server: string | undefined;
  /** The sender of every mail. */
  readonly from: string;
  /** Throws a `MailError`. */
  send(mail: Mail): Promise<void>;
}
