import type { authEndpoints } from '@herald/contract/endpoints/auth';
import {
  confirmSession,
  forgotPassword,
  login,
  loginAsUser,
  loginWithCode,
  logout,
  readProfile,
  register,
  resendVerification,
  resetPassword,
  returnToAdmin,
  switchAccount,
  verifyEmail,
} from '@herald/core/people';
import { withData, withMessage } from '../answers.ts';
import { deviceMarksOf, keepDeviceMark } from '../device-mark-cookie.ts';
import { presentSessionUser } from '../presenters/session-user.ts';
import { presentSignedIn } from '../presenters/signed-in.ts';
import type { Handlers } from '../route.ts';

const LOOK_INTO_MAIL = 'Check your email for password reset instructions.';
const ASK_AN_ADMINISTRATOR = 'This Herald sends no mail. An administrator has the link: ask them for it.';

export const authRoutes = {
  login: async ({ ctx, body, caller, raw, reply }) => {
    const signedIn = await login(ctx.core, { ...body, deviceMarks: deviceMarksOf(raw) }, caller);
    keepDeviceMark(ctx, reply, signedIn.deviceMark);
    return presentSignedIn(ctx.core, signedIn);
  },
  loginWithCode: async ({ ctx, body, caller, reply }) => {
    const signedIn = await loginWithCode(ctx.core, body, caller);
    keepDeviceMark(ctx, reply, signedIn.deviceMark);
    return presentSignedIn(ctx.core, signedIn);
  },
  register: async ({ ctx, body: { name, email, password }, caller, reply }) => {
    const signedIn = await register(ctx.core, { name, email, password }, caller);
    keepDeviceMark(ctx, reply, signedIn.deviceMark);
    return presentSignedIn(ctx.core, signedIn);
  },
  logout: async ({ ctx, actor, caller }) => {
    await logout(ctx.core, actor, caller);
    return withMessage('You have been signed out.');
  },
  currentUser: async ({ ctx, actor }) =>
    withData({ user: presentSessionUser(ctx.core, await readProfile(ctx.core, actor)) }),
  forgotPassword: async ({ ctx, body, caller }) => {
    await forgotPassword(ctx.core, body.email, caller);
    const sendsMail = ctx.core.mailer.hasTransport;
    return { ...withMessage(sendsMail ? LOOK_INTO_MAIL : ASK_AN_ADMINISTRATOR), data: { sends_mail: sendsMail } };
  },
  resetPassword: async ({ ctx, body: { email, token, password }, caller }) => {
    await resetPassword(ctx.core, { email, token, password }, caller);
    return withMessage('You can now log in with your new password.');
  },
  loginAsUser: async ({ ctx, actor, body, caller }) =>
    presentSignedIn(ctx.core, await loginAsUser(ctx.core, actor, body.user_id, caller)),
  returnToAdmin: async ({ ctx, actor, body, caller }) =>
    presentSignedIn(ctx.core, await returnToAdmin(ctx.core, actor, { adminToken: body?.admin_token, caller })),
  switchAccount: async ({ ctx, actor, body }) =>
    presentSignedIn(ctx.core, await switchAccount(ctx.core, actor, body.account_id)),
  verifyEmail: async ({ ctx, actor, body, caller }) => {
    await verifyEmail(ctx.core, body, { actor, caller });
    return withMessage('Your email address is confirmed.');
  },
  confirmPassword: async ({ ctx, actor, body, caller }) => {
    await confirmSession(ctx.core, actor, { password: body.password, caller });
    return withMessage('Your password is confirmed.');
  },
  resendVerification: async ({ ctx, actor, caller }) => {
    await resendVerification(ctx.core, actor, caller);
    return withMessage('Check your email for the confirmation link.');
  },
} satisfies Handlers<typeof authEndpoints>;
