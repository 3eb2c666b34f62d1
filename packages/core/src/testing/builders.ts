import type { MemberStatus, TeamRole, UserRole, UserStatus, VideoStatus } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { accountRepository } from '../people/account-repository.ts';
import { createUser } from '../people/create-user.ts';
import { login } from '../people/login.ts';
import { setStatus } from '../people/set-status.ts';
import { type NewUser, userRepository } from '../people/user-repository.ts';
import { grantPlans } from '../plans/grant-plans.ts';
import { planRepository } from '../plans/plan-repository.ts';
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
  await core.db.transaction('test member', async (tx) => {
    if (!(await accountRepository.hasTeam(tx, owner.accountId, core.clock.now()))) await giveTeam(core, tx, owner.id);
    await accountRepository.insertMembership(tx, membership);
  });
  return member;
}

/** A plan with a team and nothing else, so that the limits of the owner stay those of their other plans. */
async function giveTeam(core: Core, tx: Transaction, userId: string): Promise<void> {
  const slug = 'TEAM_ALONE';
  if (!(await planRepository.findBySlug(tx, slug))) {
    const nothing = {
      price: 0,
      videoSeconds: 0,
      scriptCharacters: 0,
      videosPerMonth: 0,
      teamMembersMax: 0,
      sitesMax: 0,
    };
    const words = { name: 'Team alone', description: '', slug };
    const plan = { id: newId(core), ...words, ...nothing, isTeamEnabled: true, createdAt: core.clock.now() };
    await planRepository.insertMany(tx, [plan]);
  }
  const planIds = await planRepository.idsOf(tx, [slug]);
  await grantPlans(core, tx, { userId, planIds, origin: 'sale', startedAt: core.clock.now() });
}

export async function aVideo(core: Core, owner: TestUser, status: VideoStatus, createdAt = core.clock.now()) {
  const id = newId(core);
  const video = { id, accountId: owner.accountId, title: 'A video', status, createdAt };
  await core.db.transaction('test video', (tx) => videoRepository.insert(tx, video));
  return id;
}

/** As an administrator would do it. */
export async function changeStatus(core: Core, userId: string, status: UserStatus): Promise<void> {
  await core.db.transaction('test status', (tx) => setStatus(tx, userId, { status }));
}

/** A token of a fresh session. */
export async function aToken(core: Core, user: { email: string; password: string }): Promise<string> {
  const caller = { ip: `10.0.0.${user.email.length % 250}`, userAgent: 'test' };
  return (await login(core, { email: user.email, password: user.password }, caller)).token;
}
