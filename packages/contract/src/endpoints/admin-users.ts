import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { idField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { userRoles, userStatuses } from '../statuses.ts';

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

export const userSorts = ['created_at', 'name', 'email', 'last_login_at', 'videos_created'] as const;
export type UserSort = (typeof userSorts)[number];

export const userPageSizes = [10, 15, 25, 50, 100] as const;

const planSlug = textField(100);

/** What narrows and orders the list; the export takes the same. */
const userFilter = {
  search: textField(200).default(''),
  status: z.enum(userStatuses).optional(),
  role: z.enum(userRoles).optional(),
  plan: planSlug.optional().describe('A plan slug: users who have that plan in force.'),
  date_from: z.iso.date().optional().describe('Joined on this day or later (UTC).'),
  date_to: z.iso.date().optional().describe('Joined on this day or earlier (UTC).'),
  sort_by: z.enum(userSorts).default('created_at'),
  sort_order: z.enum(['asc', 'desc']).default('desc'),
};

const userPage = z.object({
  data: z.array(adminUser),
  current_page: z.number(),
  last_page: z.number(),
  total: z.number(),
  per_page: z.number(),
  from: z.number().nullable().describe('The number of the first user on this page; empty when there is none.'),
  to: z.number().nullable(),
});

const tag = 'Administration';

export const adminUserEndpoints = {
  listUsers: ep({
    method: 'GET',
    path: '/admin/users',
    tag,
    summary: 'All users of this installation: search, filter and sort run over everybody',
    auth: 'admin',
    query: z.object({
      ...userFilter,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().pipe(z.literal(userPageSizes)).default(limits.userPageSize),
    }),
    response: dataAnswer(userPage),
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
};
