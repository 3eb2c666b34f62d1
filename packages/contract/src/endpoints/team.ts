import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import {
  emailField,
  idField,
  nameField,
  newPasswordField,
  passwordField,
  secretField,
  timestampField,
} from '../fields.ts';
import { memberStatuses, teamRoles } from '../statuses.ts';
import { newSession } from './auth.ts';

/** A member of the account's team. The password is write-only. */
export const teamMember = z
  .object({
    id: idField,
    name: z.string(),
    email: z.string(),
    avatar_url: z.string().nullable(),
    role: z.enum(teamRoles),
    status: z.enum(memberStatuses),
    permissions: z.array(z.string()),
    is_managed: z
      .boolean()
      .describe(
        'The account created this user, nobody has confirmed the address, and it may change name, email and password.',
      ),
    last_login_at: timestampField.nullable(),
    created_at: timestampField,
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMember>;

/** Where the link of an invitation went. */
export const sentInvitation = z
  .object({
    is_mailed: z.boolean(),
    link: z
      .string()
      .nullable()
      .describe('Only without a mail server, and only here: pass it on yourself. It works once.'),
    expires_at: timestampField,
  })
  .meta({ id: 'SentInvitation' });
export type SentInvitation = z.infer<typeof sentInvitation>;

/** Something a member of the team did in the account. */
export const teamActivity = z.object({
  id: idField,
  actor_name: z.string(),
  action: z.string(),
  subject: z.string(),
  others: z.number().describe('How many more things changed together with the subject.'),
  created_at: timestampField,
});
export type TeamActivity = z.infer<typeof teamActivity>;

/** What a person has to do before they join. */
const joinSteps = ['none', 'choose_password', 'sign_in'] as const;
export type JoinStep = (typeof joinSteps)[number];

const name = nameField('Please enter a name.');
const role = z.enum(teamRoles).default('viewer');
const missing = 'Please fill in all required fields including password';
const tag = 'Team';
const params = z.object({ id: idField });

/** A new member: with a password typed for them, or with an invitation that lets them choose their own. */
export const newMemberBody = z
  .object({ name, email: emailField, role, password: newPasswordField.optional(), invite: z.boolean().default(false) })
  .refine((member) => member.invite || member.password !== undefined, { path: ['password'], message: missing });

export const teamEndpoints = {
  listTeamMembers: ep({
    method: 'GET',
    path: '/team-members',
    tag,
    summary: 'The members of the account; people who do not manage it see who has joined',
    auth: 'user',
    response: dataAnswer(z.array(teamMember)),
  }),
  addTeamMember: ep({
    method: 'POST',
    path: '/team-members',
    tag,
    summary: 'Add a member with a password, or invite them with a link',
    auth: 'user',
    role: 'admin',
    onlyInPerson: true,
    body: newMemberBody,
    response: dataAnswer(teamMember.extend({ invitation: sentInvitation.nullable() })),
    successStatus: 201,
  }),
  updateTeamMember: ep({
    method: 'PUT',
    path: '/team-members/:id',
    tag,
    summary: 'Change a member; a password left out stays as it is',
    auth: 'user',
    role: 'admin',
    onlyInPerson: true,
    params,
    body: z.object({
      name: name.optional(),
      email: emailField.optional(),
      password: newPasswordField.optional(),
      role: z.enum(teamRoles).optional(),
      status: z.enum(['active', 'inactive']).optional(),
    }),
    response: dataAnswer(teamMember),
  }),
  removeTeamMember: ep({
    method: 'DELETE',
    path: '/team-members/:id',
    tag,
    summary: 'Remove a member; their sessions in this account end at once',
    auth: 'user',
    role: 'admin',
    params,
    response: messageAnswer,
  }),
  leaveTeam: ep({
    method: 'POST',
    path: '/team-members/leave',
    tag,
    summary: 'Leave a team and go on in your own account; what you made stays with the team',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ account_id: idField }),
    response: dataAnswer(newSession),
  }),
  nextOwners: ep({
    method: 'GET',
    path: '/team-members/next-owners',
    tag,
    summary: 'Which members can take over the account, and why the others cannot',
    auth: 'user',
    role: 'owner',
    response: dataAnswer(
      z.array(
        z.object({ id: idField, obstacle: z.string().nullable().describe('Null for a member who can take over.') }),
      ),
    ),
  }),
  handOver: ep({
    method: 'POST',
    path: '/team-members/:id/hand-over',
    tag,
    summary:
      'Make a member the owner of the account; the owner before stays as a team admin, and plans stay with people',
    auth: 'user',
    role: 'owner',
    onlyInPerson: true,
    params,
    body: z.object({ password: passwordField }),
    response: dataAnswer(newSession),
  }),
  teamStatistics: ep({
    method: 'GET',
    path: '/team-members/statistics',
    tag,
    summary: 'How many members there are, and how many the plan allows',
    auth: 'user',
    role: 'admin',
    response: dataAnswer(
      z.object({
        is_resting: z.boolean().describe('The plan has no team any more: members get in again when it has one.'),
        total: z.number(),
        limit: z.number(),
        sends_mail: z.boolean().describe('Without a mail server, invitations are links to pass on.'),
        by_role: z.record(z.enum(teamRoles), z.number()),
        by_status: z.record(z.enum(memberStatuses), z.number()),
      }),
    ),
  }),
  teamActivity: ep({
    method: 'GET',
    path: '/team-members/activity',
    tag,
    summary: 'Recent activity in the account',
    auth: 'user',
    role: 'admin',
    response: dataAnswer(z.array(teamActivity)),
  }),
  resendInvitation: ep({
    method: 'POST',
    path: '/team-members/:id/resend-invitation',
    tag,
    summary: 'Make a pending member a new link, mailed where a mail server is set; older ones stop working',
    auth: 'user',
    role: 'admin',
    params,
    response: dataAnswer(sentInvitation),
  }),
  readInvitation: ep({
    method: 'POST',
    path: '/team-invitations/read',
    tag,
    summary: 'Who sent the invitation, for which role, and what the member has to do before they join',
    auth: 'optional',
    body: z.object({ email: emailField, token: secretField }),
    response: dataAnswer(
      z.object({ account_name: z.string(), name: z.string(), role: z.enum(teamRoles), step: z.enum(joinSteps) }),
    ),
  }),
  acceptInvitation: ep({
    method: 'POST',
    path: '/team-invitations/accept',
    tag,
    summary: 'Join the team; whoever is not known for sure to own the address chooses a password or signs in first',
    auth: 'optional',
    body: z.object({ email: emailField, token: secretField, password: newPasswordField.optional() }),
    response: dataAnswer(z.object({ session: newSession.nullable().describe('For a person who was signed in.') })),
  }),
};
