import type { AdminMail, MailLinkState } from '@herald/contract/endpoints/admin-mails';
import type { Handlers } from './fake-server.ts';
import { data, message } from './replies.ts';

let count = 0;

/** An invitation that was not sent, because there is no mail server. */
export function aMail(changes: Partial<AdminMail> = {}): AdminMail {
  count += 1;
  return {
    id: `00000000-0000-7000-a000-${String(count).padStart(12, '0')}`,
    kind: 'invitation',
    to: 'lee@herald.test',
    subject: 'Dana Whitfield invites you to Herald',
    state: 'not_sent',
    attempts: 0,
    error: null,
    next_attempt_at: null,
    sent_at: null,
    created_at: '2026-11-20T08:00:00.000Z',
    link: linkOf('ready'),
    ...changes,
  };
}

export const linkOf = (state: MailLinkState): AdminMail['link'] => ({
  state,
  expires_at: state === 'none' ? null : '2026-11-27T08:00:00.000Z',
});

interface MailWish {
  server?: string | null;
  total?: number;
  page?: number;
}

/** What the section Mail of the settings asks for. */
export function mailsOf(
  mails: AdminMail[],
  { server = null, total = mails.length, page = 1 }: MailWish = {},
): Handlers {
  const before = (page - 1) * 15;
  const found = {
    data: mails,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / 15)),
    total,
    per_page: 15,
    from: mails.length > 0 ? before + 1 : null,
    to: mails.length > 0 ? before + mails.length : null,
  };
  return {
    mailTransport: () => data({ server, from: 'Herald <no-reply@herald.test>', not_sent: total }),
    listMailings: () => data({ recipients: 12, footer: 'You asked for news.', mailings: [] }),
    listMails: () => data(found),
    getMail: ({ params }) => {
      const mail = mails.find(({ id }) => id === params.id) ?? aMail();
      const lines = ['Hello Lee,', 'Dana Whitfield invites you to make videos together on Herald.'];
      return data({ ...mail, lines, button: 'Join the team', footer: 'The link works for 7 days.' });
    },
    revealMailLink: ({ params }) => data({ link: `https://herald.test/join-team?token=${params.id}` }),
    resendMail: () => message('The mail is being sent.'),
    resendMails: () => data({ queued: mails.length }),
  };
}
