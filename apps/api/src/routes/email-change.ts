import type { emailChangeEndpoints } from '@herald/contract/endpoints/email-change';
import { cancelEmailChange, changeEmail, type EmailAddress, readEmailAddress } from '@herald/core/people';
import { withData, withMessage } from '../answers.ts';
import type { Handlers } from '../route.ts';

export const emailChangeRoutes = {
  getEmail: async ({ ctx, actor }) => withData(present(await readEmailAddress(ctx.core, actor))),
  changeEmail: async ({ ctx, actor, body, caller }) => {
    const address = await changeEmail(ctx.core, actor, body, caller);
    const { email, pending } = address;
    const text = pending
      ? `We sent a link to ${pending.email}. Until you open it, you sign in with ${email}.`
      : `You sign in with ${email} from now on.`;
    return { ...withMessage(text), data: present(address) };
  },
  cancelEmailChange: async ({ ctx, actor }) => {
    await cancelEmailChange(ctx.core, actor);
    return withMessage('Your email address stays as it is.');
  },
} satisfies Handlers<typeof emailChangeEndpoints>;

const present = ({ email, pending }: EmailAddress) => ({
  email,
  pending: pending ? { email: pending.email, expires_at: pending.expiresAt.toISOString() } : null,
});
