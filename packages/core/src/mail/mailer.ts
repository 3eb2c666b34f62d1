export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends by SMTP when a transport is set, else writes to the local outbox. */
export interface Mailer {
  readonly hasTransport: boolean;
  send(mail: Mail): Promise<void>;
}
