import type { MemberStatus, TeamRole, UserRole, UserStatus, VideoStatus } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { accountRepository } from '../people/account-repository.ts';
import { createUser } from '../people/create-user.ts';
import { login } from '../people/login.ts';
import { setStatus } from '../people/set-status.ts';
import { type NewUser, userRepository } from '../people/user-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { videoRepository } from '../videos/state/video-repository.ts';

export interface TestUser {
  id: string;
  email: string;
  password: string;
  accountId: string;
}

export interface UserWish {
  name?: string;
  email?: string;
  role?: UserRole;
  planSlugs?: string[];
  changes?: Partial<NewUser>;
}

const password = 'correct horse battery';

/** A user with an account of their own, on the free plan by default. */
export async function aUser(core: Core, wish: UserWish = {}): Promise<TestUser> {
  const email = wish.email ?? `user-${newId(core)}@example.com`;
  const passwordHash = await core.passwords.hash(password);
  const id = await core.db.transaction('test user', (tx) =>
    createUser(core, tx, {
      name: wish.name ?? 'Ann Example',
      email,
      passwordHash,
      role: wish.role ?? 'user',
      planSlugs: wish.planSlugs ?? ['FE'],
    }),
  );
  if (wish.changes) await userRepository.update(core.db.queries, id, wish.changes);
  const accountId = await accountRepository.idOwnedBy(core.db.queries, id);
  if (!accountId) throw new Error('The user has no account.');
  return { id, email, password, accountId };
}

export async function aMember(
  core: Core,
  owner: TestUser,
  role: TeamRole,
  status: Exclude<MemberStatus, 'pending'> = 'active',
): Promise<TestUser> {
  const member = await aUser(core);
  const membership = { accountId: owner.accountId, userId: member.id, role, status, createdAt: core.clock.now() };
  await core.db.transaction('test member', (tx) => accountRepository.insertMembership(tx, membership));
  return member;
}

export async function aVideo(core: Core, owner: TestUser, status: VideoStatus, createdAt = core.clock.now()) {
  const id = newId(core);
  const video = { id, accountId: owner.accountId, title: 'A video', status, createdAt };
  await core.db.transaction('test video', (tx) => videoRepository.insert(tx, video));
  return id;
}

/** As an administrator would do it. */
export async function changeStatus(core: Core, userId: string, status: UserStatus): Promise<void> {
  await core.db.transaction('test status', (tx) => setStatus(tx, userId, { status, banReason: '' }));
}

/** A token of a fresh session. */
export async function aToken(core: Core, user: { email: string; password: string }): Promise<string> {
  const caller = { ip: `10.0.0.${user.email.length % 250}`, userAgent: 'test' };
  return (await login(core, { email: user.email, password: user.password }, caller)).token;
}
