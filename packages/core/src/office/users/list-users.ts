import type { UserQuery } from '@herald/contract/endpoints/admin-users';
import type { Core } from '../../core.ts';
import { type ChosenWhere, type ListPage, listPage, spanOfDays } from '../../db/list-page.ts';
import { planRepository } from '../../plans/plan-repository.ts';
import type { UserFilter } from './user-filter-repository.ts';
import { type ListedUser, type UserOrder, userListRepository } from './user-list-repository.ts';

/** What narrows and orders the list. */
export type UserSelection = Omit<UserQuery, 'page' | 'per_page'> & ChosenWhere;

/** Beyond, counting costs more than finding the page. */
const COUNTED_MAX = 10_000;

/** A page of everybody who has an account. */
export async function listUsers(
  core: Core,
  query: UserSelection & { page: number; per_page: number },
): Promise<ListPage<ListedUser>> {
  const filter = await filterOf(core, query);
  return listPage(query, {
    countsUpTo: COUNTED_MAX,
    count: (most) => userListRepository.count(core.db.queries, filter, most),
    list: (place) => userListRepository.list(core.db.queries, filter, { order: orderOf(query), ...place }),
  });
}

export async function filterOf(
  core: Core,
  { search, status, role, plan, ...days }: UserSelection,
): Promise<UserFilter> {
  return {
    search,
    status,
    role,
    planId: plan ? await idOfPlan(core, plan) : undefined,
    joined: spanOfDays(days),
    now: core.clock.now(),
  };
}

/** Nobody has a plan in force that is not on offer. */
async function idOfPlan(core: Core, slug: string): Promise<string | null> {
  const plan = await planRepository.findBySlug(core.db.queries, slug);
  return plan?.isActive ? plan.id : null;
}

export const orderOf = ({ sort_by, sort_order }: UserSelection): UserOrder => ({
  by: sort_by,
  isDescending: sort_order === 'desc',
});
