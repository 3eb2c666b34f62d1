export {
  type ListedMail,
  listMails,
  type MailTransport,
  readMail,
  readMailTransport,
} from './list-mails.ts';
export type { MailingRow } from './mailing-repository.ts';
export { listMailings, type Mailings, sendTestMailing, startMailing, writeMailing } from './mailings.ts';
export { resendAllMails, resendMail } from './resend-mail.ts';
export { revealMailLink } from './reveal-mail-link.ts';
export { sendTestMail, type TestMailResult } from './send-test-mail.ts';
