import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { emailField, idField, requiredText, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { pageOf, pageQuery } from '../page.ts';
import { mailKinds, mailStates } from '../statuses.ts';

/** What administrators look at; a mail whose first attempt is still ahead is in `all` only. */
export const mailViews = ['not_sent', 'sent', 'all'] as const;
export type MailView = (typeof mailViews)[number];

/** `withheld`: it goes to an administrator, whose account nobody else may open. */
export const mailLinkStates = ['none', 'ready', 'withheld', 'expired', 'delivered'] as const;
export type MailLinkState = (typeof mailLinkStates)[number];

export const adminMail = z
  .object({
    id: idField,
    kind: z.enum(mailKinds),
    to: z.string(),
    subject: z.string(),
    state: z.enum(mailStates),
    attempts: z.number(),
    error: z.string().nullable().describe('Why the last attempt failed.'),
    next_attempt_at: timestampField.nullable(),
    sent_at: timestampField.nullable(),
    created_at: timestampField,
    link: z.object({ state: z.enum(mailLinkStates), expires_at: timestampField.nullable() }),
  })
  .meta({ id: 'AdminMail' });
export type AdminMail = z.infer<typeof adminMail>;

export const adminMailDetails = z
  .object({
    ...adminMail.shape,
    lines: z.array(z.string()),
    button: z.string().nullable().describe('What the button says that opens the link.'),
    footer: z.string(),
  })
  .meta({ id: 'AdminMailDetails' });
export type AdminMailDetails = z.infer<typeof adminMailDetails>;

export const mailQuery = pageQuery({ view: z.enum(mailViews).default('not_sent') }, limits.mailPageSize);
export type MailQuery = z.output<typeof mailQuery>;

const mailTransport = z.object({
  server: z.string().nullable().describe('Host and port; empty when no mail server is set up.'),
  from: z.string(),
  not_sent: z.number(),
});
export type MailTransport = z.infer<typeof mailTransport>;

const mailing = z
  .object({
    id: idField,
    subject: z.string(),
    recipients: z.number().describe('People whose mail is written so far.'),
    created_at: timestampField,
    finished_at: timestampField.nullable().describe('Empty while mails are being written.'),
  })
  .meta({ id: 'Mailing' });
export type Mailing = z.infer<typeof mailing>;

/** What an administrator writes to everybody who asked for news. */
export const news = z.object({
  subject: requiredText(limits.newsSubjectCharacters, 'Please enter a subject.'),
  text: requiredText(limits.newsCharacters, 'Please enter a text.'),
});
export type News = z.output<typeof news>;

/** Blank lines part the text into paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

const tag = 'Administration';
const params = z.object({ id: idField });

export const adminMailEndpoints = {
  mailTransport: ep({
    method: 'GET',
    path: '/admin/mail-transport',
    tag,
    summary: 'How mail leaves this installation, and how many mails were not sent',
    auth: 'admin',
    response: dataAnswer(mailTransport),
  }),
  testMail: ep({
    method: 'POST',
    path: '/admin/mail-transport/test',
    tag,
    summary: 'Send a test mail now and return what the mail server says',
    auth: 'admin',
    body: z.object({ to: emailField }),
    response: dataAnswer(z.object({ is_accepted: z.boolean(), message: z.string() })),
  }),
  listMails: ep({
    method: 'GET',
    path: '/admin/mails',
    tag,
    summary: `The mails of the last ${limits.mailDays} days, newest first`,
    auth: 'admin',
    query: mailQuery,
    response: dataAnswer(pageOf(adminMail)),
  }),
  resendMails: ep({
    method: 'POST',
    path: '/admin/mails/resend',
    tag,
    summary: 'Queue the mails that were not sent, oldest first, up to 500 at a time',
    auth: 'admin',
    response: dataAnswer(z.object({ queued: z.number() })),
  }),
  listMailings: ep({
    method: 'GET',
    path: '/admin/mailings',
    tag,
    summary: 'The last mails to customers, and how many people the next one would reach',
    auth: 'admin',
    response: dataAnswer(z.object({ recipients: z.number(), footer: z.string(), mailings: z.array(mailing) })),
  }),
  testMailing: ep({
    method: 'POST',
    path: '/admin/mailings/test',
    tag,
    summary: 'Send a mail to customers to yourself alone, now',
    auth: 'admin',
    body: news,
    response: dataAnswer(z.object({ is_accepted: z.boolean(), message: z.string() })),
  }),
  startMailing: ep({
    method: 'POST',
    path: '/admin/mailings',
    tag,
    summary: 'Mail everybody who asked for news, is active and has confirmed their address',
    auth: 'admin',
    body: news,
    response: dataAnswer(mailing),
    idempotent: 'answer',
  }),
  getMail: ep({
    method: 'GET',
    path: '/admin/mails/:id',
    tag,
    summary: 'What a mail says, without its link',
    auth: 'admin',
    params,
    response: dataAnswer(adminMailDetails),
  }),
  revealMailLink: ep({
    method: 'POST',
    path: '/admin/mails/:id/link',
    tag,
    summary: 'The link of a mail that was not sent, to be passed on; this is recorded',
    auth: 'admin',
    params,
    response: dataAnswer(z.object({ link: z.string() })),
  }),
  resendMail: ep({
    method: 'POST',
    path: '/admin/mails/:id/resend',
    tag,
    summary: 'Queue a mail that was not sent',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
};
