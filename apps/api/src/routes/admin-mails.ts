import type { adminMailEndpoints } from '@herald/contract';
import {
  listMails,
  readMail,
  readMailTransport,
  resendAllMails,
  resendMail,
  revealMailLink,
  sendTestMail,
} from '@herald/core/office';
import { withData, withMessage } from '../answers.ts';
import { presentMailDetails, presentMailPage } from '../presenters/admin-mail.ts';
import type { Handlers } from '../route.ts';
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
  listMails: async ({ ctx, query }) => withData(presentMailPage(await listMails(ctx.core, query))),
  resendMails: async ({ ctx, actor, caller }) =>
    withData({ queued: await resendAllMails(ctx.core, handOf(actor, caller)) }),
  getMail: async ({ ctx, params }) => withData(presentMailDetails(await readMail(ctx.core, params.id))),
  revealMailLink: async ({ ctx, actor, params, caller }) =>
    withData({ link: await revealMailLink(ctx.core, handOf(actor, caller), params.id) }),
  resendMail: async ({ ctx, actor, params, caller }) => {
    await resendMail(ctx.core, handOf(actor, caller), params.id);
    return withMessage('The mail is being sent.');
  },
} satisfies Handlers<typeof adminMailEndpoints>;
