import type { adminMailEndpoints } from '@herald/contract/endpoints/admin-mails';
import {
  listMailings,
  listMails,
  readMail,
  readMailTransport,
  resendAllMails,
  resendMail,
  revealMailLink,
  sendTestMail,
  sendTestMailing,
  startMailing,
} from '@herald/core/office/mails';
import { withData, withMessage } from '../answers.ts';
import { presentMail, presentMailDetails } from '../presenters/admin-mail.ts';
import { presentMailing } from '../presenters/mailing.ts';
import type { Handlers } from '../route.ts';
import { sendPage } from '../send-page.ts';
import { handOf } from './office-hand.ts';

export const adminMailRoutes = {
  mailTransport: async ({ ctx }) => {
    const { server, from, notSent } = await readMailTransport(ctx.core);
    return withData({ server: server ?? null, from, not_sent: notSent });
  },
  testMail: async ({ ctx, actor, body, caller }) => {
    const { isAccepted, message } = await sendTestMail(ctx.core, handOf(actor, caller), body.to);
    return withData({ is_accepted: isAccepted, message });
  },
  listMails: async ({ ctx, query }) => sendPage(await listMails(ctx.core, query), presentMail),
  resendMails: async ({ ctx, actor, caller }) =>
    withData({ queued: await resendAllMails(ctx.core, handOf(actor, caller)) }),
  listMailings: async ({ ctx }) => {
    const { recipients, footer, newest } = await listMailings(ctx.core);
    return withData({ recipients, footer, mailings: newest.map(presentMailing) });
  },
  testMailing: async ({ ctx, actor, body, caller }) => {
    const { isAccepted, message } = await sendTestMailing(ctx.core, handOf(actor, caller), actor, body);
    return withData({ is_accepted: isAccepted, message });
  },
  startMailing: async ({ ctx, actor, body, caller }) =>
    withData(presentMailing(await startMailing(ctx.core, handOf(actor, caller), body))),
  getMail: async ({ ctx, params }) => withData(presentMailDetails(await readMail(ctx.core, params.id))),
  revealMailLink: async ({ ctx, actor, params, caller }) =>
    withData({ link: await revealMailLink(ctx.core, handOf(actor, caller), params.id) }),
  resendMail: async ({ ctx, actor, params, caller }) => {
    await resendMail(ctx.core, handOf(actor, caller), params.id);
    return withMessage('The mail is being sent.');
  },
} satisfies Handlers<typeof adminMailEndpoints>;
