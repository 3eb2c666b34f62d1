import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { emailField, idField, nameField, newPasswordField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { dayFields, notOfExport, pageOf, pageQuery, sortFields } from '../page.ts';
import { planSlugs } from '../plan-slugs.ts';
import { planOrigins, userRoles, userStatuses } from '../statuses.ts';
import { auditEntry } from './audit-log.ts';

/** A user as the back office lists them. */
export const adminUser = z
  .object({
    id: idField,
    name: z.string(),
    email: z.string(),
    role: z.enum(userRoles),
    status: z.enum(userStatuses),
    plan: z.string().nullable().describe('The slug of the default plan.'),
    hasPlans: z.boolean(),
    plan_slugs: z.array(z.string()).describe('The plans in force.'),
    videosCreated: z.number(),
    createdAt: timestampField,
    lastActive: timestampField.nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

/** A plan that a user has, with where it came from. */
const planGrant = z.object({
  id: idField.describe('The id of the plan.'),
  slug: z.string(),
  name: z.string(),
  origin: z.enum(planOrigins),
  granted_by: z.string().nullable().describe('The administrator who gave it.'),
  started_at: timestampField,
  expires_at: timestampField.nullable(),
});

/** Somebody who did something to a user. */
const doer = z.object({
  id: idField.nullable().describe('Empty for the operator of the machine.'),
  name: z.string(),
});

/** What goes when the user is deleted. */
const belongings = z.object({
  videos: z.number().describe('In the library and its trash.'),
  videos_this_month: z.number(),
  videos_in_work: z.number().describe('Waiting or being made.'),
  watch_links: z.number().describe('Finished videos that have a watch page.'),
  views: z.number(),
  sites: z.number(),
  members: z.number(),
  invited: z.number(),
  stored_bytes: z.number(),
});

export const adminUserDetails = z
  .object({
    ...adminUser.shape,
    plans: z.array(planGrant),
    past_plans: z
      .array(planGrant.extend({ ended_at: timestampField }))
      .describe('Plans that were taken away or ran out.'),
    belongings,
    created_by: doer.nullable().describe('Empty for users who signed up themselves.'),
    signed_up_from: z.string().nullable().describe('An internet address; kept for 90 days.'),
    email_verified_at: timestampField.nullable(),
    last_browser: z.string().nullable().describe('The user agent of the latest sign-in; kept for 90 days.'),
    live_sessions: z.number().describe('Browsers in which they are signed in.'),
    hold: z
      .object({
        reason: z.string().describe('Empty without one.'),
        since: timestampField.nullable(),
        by: doer.nullable(),
      })
      .nullable()
      .describe('Why a suspended or banned user cannot sign in.'),
    history: z.array(auditEntry).describe('The latest entries of the audit log by or about the user.'),
  })
  .meta({ id: 'AdminUserDetails' });
export type AdminUserDetails = z.infer<typeof adminUserDetails>;

export const userSorts = ['created_at', 'name', 'email', 'last_login_at', 'videos_created'] as const;
export type UserSort = (typeof userSorts)[number];

export const userPageSizes = [10, 15, 25, 50, 100] as const;

const planSlug = textField(100);

export const userQuery = pageQuery(
  {
    search: textField(limits.searchCharacters).default(''),
    status: z.enum(userStatuses).optional(),
    role: z.enum(userRoles).optional(),
    plan: planSlug.optional().describe('A plan slug: users who have that plan in force.'),
    ...dayFields('Joined'),
    ...sortFields(...userSorts),
  },
  limits.userPageSize,
).extend({ per_page: z.coerce.number().pipe(z.literal(userPageSizes)).default(limits.userPageSize) });
export type UserQuery = z.output<typeof userQuery>;

const tag = 'Administration';
const params = z.object({ id: idField });
const name = nameField('Please enter a name.');
const role = z.enum(userRoles);
const PLANS_MAX = 50;
const chosenPlans = {
  plan: planSlug.optional().describe('Used where `plans` is empty or left out.'),
  plans: z.array(planSlug).max(PLANS_MAX).optional().describe('Slugs; the first is the default plan.'),
  plan_ends: z
    .record(planSlug, timestampField.nullable())
    .refine((ends) => Object.keys(ends).length <= PLANS_MAX)
    .optional()
    .describe('When plans end, by slug; empty for never. A plan that is left out keeps its end.'),
};
const planId = z.object({ plan_id: idField });

export const adminUserEndpoints = {
  listUsers: ep({
    method: 'GET',
    path: '/admin/users',
    tag,
    summary: 'All users of this installation: search, filter and sort run over everybody',
    auth: 'admin',
    query: userQuery,
    response: dataAnswer(pageOf(adminUser)),
  }),
  userStatistics: ep({
    method: 'GET',
    path: '/admin/users/statistics',
    tag,
    summary: 'How many users there are, by status, and how many are new',
    auth: 'admin',
    response: dataAnswer(
      z.object({
        totalUsers: z.number(),
        activeUsers: z.number(),
        suspendedUsers: z.number(),
        bannedUsers: z.number(),
        newUsersToday: z.number().describe('Since midnight in UTC.'),
        newUsersThisWeek: z.number().describe('Since Monday in UTC.'),
      }),
    ),
  }),
  exportUsers: ep({
    method: 'GET',
    path: '/admin/users/export',
    tag,
    summary: 'Everybody whom the filters find, as rows of cells; with `Accept: text/csv` as a file',
    auth: 'admin',
    query: userQuery.omit(notOfExport),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      filename: z.string(),
      data: z.array(z.array(z.string())).describe('The first row names the columns.'),
    }),
    streamed: true,
    long: true,
  }),
  createUser: ep({
    method: 'POST',
    path: '/admin/users',
    tag,
    summary: 'Create a user with a password that was chosen for them',
    auth: 'admin',
    body: z.object({
      name,
      email: emailField,
      password: newPasswordField,
      role: role.default('user'),
      ...chosenPlans,
      plan: planSlug.default(planSlugs[0]),
    }),
    response: dataAnswer(adminUserDetails),
    successStatus: 201,
  }),
  getUser: ep({
    method: 'GET',
    path: '/admin/users/:id',
    tag,
    summary: 'A user with where each plan came from',
    auth: 'admin',
    params,
    response: dataAnswer(adminUserDetails),
  }),
  updateUser: ep({
    method: 'PUT',
    path: '/admin/users/:id',
    tag,
    summary: 'Change a user; what is left out stays as it is',
    auth: 'admin',
    params,
    body: z.object({
      name: name.optional(),
      email: emailField.optional(),
      role: role.optional(),
      status: z.enum(userStatuses).optional(),
      ban_reason: textField(limits.banReasonCharacters)
        .optional()
        .describe('Why the user is banned; only administrators see it.'),
      suspend_reason: textField(limits.banReasonCharacters)
        .optional()
        .describe('Why the user is suspended; they read it when they try to sign in.'),
      ...chosenPlans,
    }),
    response: dataAnswer(adminUserDetails),
  }),
  deleteUser: ep({
    method: 'DELETE',
    path: '/admin/users/:id',
    tag,
    summary: 'Delete a user with their account; both are gone at once, and a job removes the files',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  sendUserPasswordLink: ep({
    method: 'POST',
    path: '/admin/users/:id/password-link',
    tag,
    summary: 'Mail a user a link to choose a new password; without a mail server, return it to be passed on',
    auth: 'admin',
    params,
    response: dataAnswer(
      z.object({
        is_mailed: z.boolean(),
        link: z.string().nullable().describe('Empty when it was mailed.'),
        expires_at: timestampField,
      }),
    ),
  }),
  grantPlan: ep({
    method: 'POST',
    path: '/admin/users/:id/plans',
    tag,
    summary: 'Give a user a plan; it holds at once',
    auth: 'admin',
    params,
    body: planId,
    response: dataAnswer(adminUserDetails),
  }),
  revokePlan: ep({
    method: 'DELETE',
    path: '/admin/users/:id/plans',
    tag,
    summary: 'Take a plan away; what it allowed ends at once',
    auth: 'admin',
    params,
    body: planId,
    response: dataAnswer(adminUserDetails),
  }),
};
