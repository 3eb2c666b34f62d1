import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import {
  codeField,
  emailField,
  idField,
  nameField,
  newPasswordField,
  passwordField,
  secretField,
  storedPasswordField,
} from '../fields.ts';
import { sessionUser } from './session-user.ts';

const sameAsPassword = 'The password confirmation does not match.';
export const newSession = z.object({
  token: z.string(),
  user: sessionUser,
  account_kept: z.literal(true).optional().describe('Set where the account was to be deleted; signing in keeps it.'),
  first_visit: z.literal(true).optional().describe('Set where this person has never worked here before.'),
});
const signedIn = dataAnswer(newSession);

export const registerBody = z
  .object({
    name: nameField('Please enter your full name.'),
    email: emailField,
    password: newPasswordField,
    password_confirmation: z.string().optional(),
  })
  .refine((body) => body.password_confirmation === undefined || body.password_confirmation === body.password, {
    path: ['password'],
    message: sameAsPassword,
  });

export const resetPasswordBody = z
  .object({ email: emailField, token: secretField, password: newPasswordField, password_confirmation: z.string() })
  .refine((body) => body.password_confirmation === body.password, {
    path: ['password_confirmation'],
    message: sameAsPassword,
  });

const tag = 'Accounts';

export const authEndpoints = {
  login: ep({
    method: 'POST',
    path: '/auth/login',
    tag,
    summary: 'Sign in with email and password',
    auth: 'public',
    body: z.object({ email: emailField, password: passwordField }),
    response: signedIn,
    openInMaintenance: true,
  }),
  loginWithCode: ep({
    method: 'POST',
    path: '/auth/two-factor',
    tag,
    summary: 'The second step of a sign-in: the ticket of the first with a code',
    auth: 'public',
    body: z.object({ ticket: secretField, code: codeField }),
    response: signedIn,
    openInMaintenance: true,
  }),
  register: ep({
    method: 'POST',
    path: '/auth/register',
    tag,
    summary: 'Create an account and sign in',
    auth: 'public',
    body: registerBody,
    response: signedIn,
    successStatus: 201,
  }),
  logout: ep({
    method: 'POST',
    path: '/auth/logout',
    tag,
    summary: 'End the current session',
    auth: 'user',
    endsActing: true,
    response: messageAnswer,
    openInMaintenance: true,
  }),
  currentUser: ep({
    method: 'GET',
    path: '/auth/user',
    tag,
    summary: 'Who is signed in',
    auth: 'user',
    response: dataAnswer(z.object({ user: sessionUser })),
  }),
  forgotPassword: ep({
    method: 'POST',
    path: '/auth/forgot-password',
    tag,
    summary: 'Ask for a password reset link; the answer is the same whether the address is known or not',
    auth: 'public',
    body: z.object({ email: emailField }),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({
        sends_mail: z.boolean().describe('Without a mail server an administrator has the link.'),
      }),
    }),
    openInMaintenance: true,
  }),
  resetPassword: ep({
    method: 'POST',
    path: '/auth/reset-password',
    tag,
    summary: 'Choose a new password with the token from the reset link',
    auth: 'public',
    body: resetPasswordBody,
    response: messageAnswer,
    openInMaintenance: true,
  }),
  loginAsUser: ep({
    method: 'POST',
    path: '/auth/login-as-user',
    tag,
    summary: 'Start a session as another user; the administrator’s own session stays',
    auth: 'admin',
    body: z.object({ user_id: idField }),
    response: signedIn,
  }),
  returnToAdmin: ep({
    method: 'POST',
    path: '/auth/return-to-admin',
    tag,
    summary: 'End a session as another user and continue as the administrator, with a new token',
    auth: 'user',
    endsActing: true,
    body: z
      .object({
        admin_token: secretField.describe('The token of the session that the administrator logged in as the user with'),
      })
      .nullish(),
    response: signedIn,
  }),
  switchAccount: ep({
    method: 'POST',
    path: '/auth/switch-account',
    tag,
    summary: 'Go on in another account that is open to you, with a new token',
    auth: 'user',
    body: z.object({ account_id: idField }),
    response: signedIn,
  }),
  verifyEmail: ep({
    method: 'POST',
    path: '/auth/verify-email',
    tag,
    summary: 'Confirm an email address with the token from the confirmation link',
    auth: 'optional',
    body: z.object({
      email: emailField,
      token: secretField,
      password: newPasswordField
        .optional()
        .describe('A person who is not signed in chooses one, because the one from before may be a stranger’s.'),
    }),
    response: messageAnswer,
  }),
  confirmPassword: ep({
    method: 'POST',
    path: '/auth/confirm-password',
    tag,
    summary: 'Enter the password again, for what asks for it; it counts for 10 minutes, like a fresh sign-in',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ password: storedPasswordField }),
    response: messageAnswer,
  }),
  resendVerification: ep({
    method: 'POST',
    path: '/auth/resend-verification',
    tag,
    summary: 'Send the confirmation link again',
    auth: 'user',
    response: messageAnswer,
  }),
};
