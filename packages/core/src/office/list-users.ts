import type { UserRole, UserSort, UserStatus } from '@herald/contract';
import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { type ListedUser, type UserFilter, type UserOrder, userListRepository } from './user-list-repository.ts';

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
  const filter = filterOf(core, query);
  const [users, total] = await Promise.all([
    userListRepository.list(core.db.queries, filter, {
      order: orderOf(query),
      limit: perPage,
      offset: (page - 1) * perPage,
    }),
    userListRepository.count(core.db.queries, filter),
  ]);
  return { users, page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}

export function filterOf(core: Core, { joinedFrom, joinedTo, ...filter }: UserQuery): UserFilter {
  return {
    search: filter.search,
    status: filter.status,
    role: filter.role,
    plan: filter.plan,
    joinedFrom: joinedFrom ? new Date(joinedFrom) : undefined,
    joinedBefore: joinedTo ? new Date(new Date(joinedTo).getTime() + DAY_MS) : undefined,
    now: core.clock.now(),
  };
}

export function orderOf({ sortBy, sortOrder }: Pick<UserQuery, 'sortBy' | 'sortOrder'>): UserOrder {
  return { by: sortBy, isDescending: sortOrder === 'desc' };
}
