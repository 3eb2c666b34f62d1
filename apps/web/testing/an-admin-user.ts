import type { AdminUser, AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { PublicPlan } from '@herald/contract/endpoints/plans';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

let count = 0;

/** Somebody in the list of the back office. */
export function anAdminUser(name: string, changes: Partial<AdminUser> = {}): AdminUser {
  count += 1;
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@herald.test`,
    role: 'user',
    status: 'active',
    plan: 'FE',
    hasPlans: true,
    plan_slugs: ['FE'],
    videosCreated: 0,
    createdAt: '2026-11-20T08:00:00.000Z',
    lastActive: null,
    ...changes,
  };
}

interface PageWish {
  total?: number;
  page?: number;
  perPage?: number;
}

/** A page of the list as the server would send it. */
export function aUserPage(users: AdminUser[], { total = users.length, page = 1, perPage = 15 }: PageWish = {}) {
  const before = (page - 1) * perPage;
  const hasUsers = users.length > 0;
  return {
    data: users,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
    per_page: perPage,
    from: hasUsers ? before + 1 : null,
    to: hasUsers ? before + users.length : null,
  };
}

/** What the dashboard of an administrator asks for. */
export function backOfficeOf(users: AdminUser[], wish: PageWish = {}): Handlers {
  return {
    listUsers: () => data(aUserPage(users, wish)),
    listServices: () => data({ services: [], wires: [] }),
    userStatistics: () =>
      data({
        totalUsers: 1284,
        activeUsers: 1239,
        suspendedUsers: 38,
        bannedUsers: 7,
        newUsersToday: 9,
        newUsersThisWeek: 61,
      }),
  };
}

export function aPlan(slug: string, name: string): PublicPlan {
  count += 1;
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    name,
    slug,
    description: '',
    price: 0,
    currency: 'USD',
    video_seconds: 60,
    script_characters: 1000,
    videos_created: 30,
    unlimited_videos: false,
    is_active: true,
    is_featured: false,
    features: [],
    team_members_enabled: false,
    opens_full_library: false,
    opens_marketplace: false,
    opens_filming: true,
    purchase_url: null,
  };
}

const nothing: AdminUserDetails['belongings'] = {
  videos: 0,
  videos_this_month: 0,
  videos_in_work: 0,
  watch_links: 0,
  views: 0,
  sites: 0,
  members: 0,
  invited: 0,
  stored_bytes: 0,
};

/** The same user as the server tells them alone, with these plans from their sign-up. */
export function detailsOf(
  user: AdminUser,
  plans: PublicPlan[] = [],
  belongings: Partial<AdminUserDetails['belongings']> = {},
): AdminUserDetails {
  return {
    ...user,
    plans: plans.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      origin: 'sign_up',
      granted_by: null,
      started_at: '2026-03-04T12:00:00.000Z',
      expires_at: null,
    })),
    past_plans: [],
    belongings: { ...nothing, ...belongings },
    created_by: null,
    signed_up_from: null,
    email_verified_at: null,
    last_browser: null,
    live_sessions: 0,
    hold: null,
    history: [],
  };
}
