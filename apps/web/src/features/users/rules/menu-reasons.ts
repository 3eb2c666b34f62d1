import type { AdminUser } from '@herald/contract/endpoints/admin-users';

interface MenuReasons {
  loginAs: string | undefined;
  suspend: string | undefined;
  remove: string | undefined;
  sendLink: string | undefined;
}

/** Why an entry of a user's menu cannot be chosen; the server refuses the same. */
export function menuReasons({ id, role, status }: AdminUser, ownId: string): MenuReasons {
  const sendLink = status === 'active' ? undefined : `Not while ${status}`;
  if (id === ownId) return { loginAs: 'This is you', suspend: 'This is you', remove: 'This is you', sendLink };
  return { loginAs: loginReason(role, status), suspend: undefined, remove: undefined, sendLink };
}

function loginReason(role: AdminUser['role'], status: AdminUser['status']): string | undefined {
  if (status !== 'active') return `Not while ${status}`;
  return role === 'admin' ? 'Not as an administrator' : undefined;
}
