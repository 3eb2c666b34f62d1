import type { adminUserEndpoints } from '@herald/contract';
import { listUsers, readUserStatistics, type UserQuery } from '@herald/core/office';
import { withData } from '../answers.ts';
import { presentUserPage } from '../presenters/admin-user.ts';
import type { ApiRequest, Handlers } from '../route.ts';

type Filter = ApiRequest<(typeof adminUserEndpoints)['listUsers']>['query'];

function queryOf({ date_from, date_to, sort_by, sort_order, ...filter }: Omit<Filter, 'page' | 'per_page'>): UserQuery {
  return { ...filter, joinedFrom: date_from, joinedTo: date_to, sortBy: sort_by, sortOrder: sort_order };
}

export const adminUserRoutes = {
  listUsers: async ({ ctx, query: { page, per_page, ...filter } }) =>
    withData(presentUserPage(await listUsers(ctx.core, queryOf(filter), { page, perPage: per_page }))),
  userStatistics: async ({ ctx }) => {
    const figures = await readUserStatistics(ctx.core);
    return withData({
      totalUsers: figures.total,
      activeUsers: figures.active,
      suspendedUsers: figures.suspended,
      bannedUsers: figures.banned,
      newUsersToday: figures.newToday,
      newUsersThisWeek: figures.newThisWeek,
    });
  },
} satisfies Handlers<typeof adminUserEndpoints>;
