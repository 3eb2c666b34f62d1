export {
  type ClaimedMail,
  claimMail,
  MAIL_LEASE_SEC,
  MAIL_PAUSES_SEC,
  noteMailFailure,
  noteMailSent,
} from './attempt-mail.ts';
export { writeMail } from './write-mail.ts';
