import { type UserSort, userPageSizes, userSorts } from '@herald/contract/endpoints/admin-users';
import { limits } from '@herald/contract/limits';
import { type UserRole, type UserStatus, userRoles, userStatuses } from '@herald/contract/statuses';

type PageSize = (typeof userPageSizes)[number];

/** What of the list is shown; kept in the address, so that it survives a reload and can be shared. */
export interface UsersQuery {
  search: string;
  status: UserStatus | '';
  role: UserRole | '';
  plan: string;
  date_from: string;
  date_to: string;
  sort_by: UserSort;
  sort_order: 'asc' | 'desc';
  per_page: PageSize;
  page: number;
}

export const everybody: UsersQuery = {
  search: '',
  status: '',
  role: '',
  plan: '',
  date_from: '',
  date_to: '',
  sort_by: 'created_at',
  sort_order: 'desc',
  per_page: limits.userPageSize,
  page: 1,
};

export function readUsersQuery(address: URLSearchParams): UsersQuery {
  const text = (name: keyof UsersQuery) => address.get(name) ?? '';
  return {
    search: text('search'),
    status: oneOf(userStatuses, text('status')) ?? '',
    role: oneOf(userRoles, text('role')) ?? '',
    plan: text('plan'),
    date_from: dayOf(text('date_from')),
    date_to: dayOf(text('date_to')),
    sort_by: oneOf(userSorts, text('sort_by')) ?? everybody.sort_by,
    sort_order: oneOf(['asc', 'desc'] as const, text('sort_order')) ?? everybody.sort_order,
    per_page: oneOf(userPageSizes, Number(text('per_page'))) ?? everybody.per_page,
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
  };
}

/** Leaves what is usual, and everything that is not about users, out. Another question begins with its first page. */
export function writeUsersQuery(address: URLSearchParams, changes: Partial<UsersQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: 1, ...changes })) {
    if (value === everybody[name as keyof UsersQuery]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether an empty list means "nobody matches". */
export function isNarrowed(query: UsersQuery): boolean {
  return filterNames.some((name) => query[name] !== '');
}

const filterNames = ['search', 'status', 'role', 'plan', 'date_from', 'date_to'] as const;

function oneOf<Value>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given);
}

function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
