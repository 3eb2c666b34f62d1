export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail asks to open; a notice has none. */
  link?: string;
}

/** Sends by SMTP when a transport is set, else writes to the local outbox. */
export interface Mailer {
  readonly hasTransport: boolean;
  send(mail: Mail): Promise<void>;
}
