import type { UserSort } from '@herald/contract/endpoints/admin-users';
import type { UserRole, UserStatus } from '@herald/contract/statuses';
import type { Option } from '@herald/media/option';
import type { Tone } from '#ui/dot.tsx';

export const statusWords: Record<UserStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'good' },
  suspended: { label: 'Suspended', tone: 'warn' },
  banned: { label: 'Banned', tone: 'bad' },
};

/** What a status means for the user, before it is saved. */
export const statusMeanings: Record<Exclude<UserStatus, 'active'>, string> = {
  suspended: 'Suspended: cannot sign in.',
  banned: 'Banned: cannot sign in, and the address cannot be used again.',
};

export const roleWords: Record<UserRole, string> = { user: 'User', admin: 'Admin' };

/** A select cannot choose an empty value. */
export const ALL = 'all';

export const statusFilterOptions: readonly Option<UserStatus | typeof ALL>[] = [
  { value: ALL, label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'banned', label: 'Banned' },
];

export const roleFilterOptions: readonly Option<UserRole | typeof ALL>[] = [
  { value: ALL, label: 'All Roles' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Admins' },
];

export const sortOptions: readonly Option<UserSort>[] = [
  { value: 'created_at', label: 'Joined' },
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'last_login_at', label: 'Last sign-in' },
  { value: 'videos_created', label: 'Videos' },
];
