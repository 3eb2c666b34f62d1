import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { emailField, passwordField, timestampField } from '../fields.ts';

export const emailAddress = z
  .object({
    email: z.string().describe('The address that counts.'),
    pending: z
      .object({ email: z.string(), expires_at: timestampField })
      .nullable()
      .describe('Asked for, and not confirmed yet. It counts once the mailed link was opened.'),
  })
  .meta({ id: 'EmailAddress' });
export type EmailAddress = z.infer<typeof emailAddress>;

const tag = 'Accounts';
const path = '/user/email';

export const emailChangeEndpoints = {
  getEmail: ep({
    method: 'GET',
    path,
    tag,
    summary: 'The email address, and the one that waits to be confirmed',
    auth: 'user',
    response: dataAnswer(emailAddress),
  }),
  changeEmail: ep({
    method: 'PUT',
    path,
    tag,
    summary: 'Ask for another email address; it counts once confirmed, or at once where no mail server is set up',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ email: emailField, password: passwordField }),
    response: z.object({ status: z.literal('success'), message: z.string(), data: emailAddress }),
  }),
  cancelEmailChange: ep({
    method: 'DELETE',
    path,
    tag,
    summary: 'Withdraw an email address that is not confirmed yet',
    auth: 'user',
    response: messageAnswer,
  }),
};
