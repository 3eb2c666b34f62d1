import type { Profile } from '@herald/contract/endpoints/profile';
import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { UserLimits } from '@herald/contract/endpoints/user';
import type { AccountRole } from '@herald/contract/statuses';

const userId = '00000000-0000-7000-8000-000000000a01';
const accountId = '00000000-0000-7000-8000-000000000b01';
const free = { id: '00000000-0000-7000-8000-000000000c01', name: 'Free Edition', slug: 'FE' };

/** The owner of an account on the free plan, except for what a test names. */
export function aUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: userId,
    name: 'Maya Holt',
    email: 'maya@herald.test',
    user_type: 'user',
    role: 'user',
    status: 'active',
    avatar_url: null,
    created_at: '2026-10-01T08:00:00.000Z',
    default_plan: free.slug,
    default_plan_name: free.name,
    plans: [free],
    activePlans: [{ ...free, ends_at: null }],
    plan_news: [],
    opens_full_library: false,
    opens_marketplace: false,
    opens_filming: true,
    has_sites: false,
    account: { id: accountId, role: 'owner', owner_name: 'Maya Holt' },
    accounts: [{ id: accountId, role: 'owner', owner_name: 'Maya Holt', people: 1 }],
    must_verify_email: false,
    resting_teams: [],
    must_set_up_two_factor: false,
    impersonator: null,
    ...changes,
  };
}

/** What that user tells about themselves. */
export function aProfile(changes: Partial<Profile> = {}): Profile {
  const { name, email, avatar_url, created_at } = aUser();
  return { name, email, bio: '', location: '', website: '', company: '', avatar_url, created_at, ...changes };
}

/** A member of somebody else's team. */
export function aMemberOf(ownerName: string, role: AccountRole): SessionUser {
  return aUser({ account: { id: accountId, role, owner_name: ownerName } });
}

export function anAdministrator(changes: Partial<SessionUser> = {}): SessionUser {
  return aUser({ name: 'Morgan Reyes', email: 'morgan@herald.test', user_type: 'admin', role: 'admin', ...changes });
}

export function someLimits(changes: Partial<UserLimits> = {}): UserLimits {
  return {
    can_manage_team_members: true,
    video_seconds: 60,
    video_seconds_set_by: 'plan',
    script_characters: 1000,
    videos_per_month: 10,
    videos_per_month_set_by: 'plan',
    videos_used: 3,
    videos_left: 7,
    team_members_limit: 5,
    sites_limit: 3,
    storage_used_bytes: 1_200_000_000,
    storage_limit_bytes: 5_000_000_000,
    ...changes,
  };
}
