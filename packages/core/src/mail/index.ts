export { MailError } from './mail-error.ts';
export type { Mailer } from './mailer.ts';
export { noMailer } from './no-mailer.ts';
export { smtpMailer } from './smtp-mailer.ts';
