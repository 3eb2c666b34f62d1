import type { UserSort } from '@herald/contract/endpoints/admin-users';
import type { UserRole, UserStatus } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { DAY_MS } from '../runtime/durations.ts';
import type { UserFilter } from './user-filter-repository.ts';
import { type ListedUser, type UserOrder, userListRepository } from './user-list-repository.ts';

export interface UserQuery {
  search: string;
  status?: UserStatus | undefined;
  role?: UserRole | undefined;
  plan?: string | undefined;
  /** First and last day of joining, as `2026-11-21`, in UTC. */
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
  sortBy: UserSort;
  sortOrder: 'asc' | 'desc';
}

export interface UserPage {
  users: ListedUser[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** A page of everybody who has an account. A page after the last one is empty. */
export async function listUsers(
  core: Core,
  query: UserQuery,
  { page, perPage }: { page: number; perPage: number },
): Promise<UserPage> {
  const filter = await filterOf(core, query);
  const total = await userListRepository.count(core.db.queries, filter);
  const place = { order: orderOf(query), total, limit: perPage, offset: (page - 1) * perPage };
  const users = await userListRepository.list(core.db.queries, filter, place);
  return { users, page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}

export async function filterOf(core: Core, { joinedFrom, joinedTo, ...filter }: UserQuery): Promise<UserFilter> {
  return {
    search: filter.search,
    status: filter.status,
    role: filter.role,
    planId: filter.plan ? await idOfPlan(core, filter.plan) : undefined,
    joinedFrom: joinedFrom ? new Date(joinedFrom) : undefined,
    joinedBefore: joinedTo ? new Date(new Date(joinedTo).getTime() + DAY_MS) : undefined,
    now: core.clock.now(),
  };
}

/** Nobody has a plan in force that is not on offer. */
async function idOfPlan(core: Core, slug: string): Promise<string | null> {
  const plan = await planRepository.findBySlug(core.db.queries, slug);
  return plan?.isActive ? plan.id : null;
}

export function orderOf({ sortBy, sortOrder }: Pick<UserQuery, 'sortBy' | 'sortOrder'>): UserOrder {
  return { by: sortBy, isDescending: sortOrder === 'desc' };
}
