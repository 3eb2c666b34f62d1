import type { AdminUser, AdminUserDetails } from '@herald/contract';
import type { ExportedUser, ListedUser, UserDetails, UserPage } from '@herald/core/office';
import { presentNumberedPage } from './numbered-page.ts';

export function presentAdminUser(user: ListedUser): AdminUser {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    status: user.status,
    plan: user.defaultPlanSlug,
    hasPlans: user.planSlugs.length > 0,
    plan_slugs: user.planSlugs,
    videosCreated: user.videosCreated,
    createdAt: user.createdAt.toISOString(),
    lastActive: user.lastSeenAt?.toISOString() ?? null,
  };
}

export function presentUserDetails({ grants, belongings, ...user }: UserDetails): AdminUserDetails {
  return {
    ...presentAdminUser(user),
    plans: grants.map(({ planId, slug, name, origin, grantorName, startedAt, expiresAt }) => ({
      id: planId,
      slug,
      name,
      origin,
      granted_by: grantorName,
      started_at: startedAt.toISOString(),
      expires_at: expiresAt?.toISOString() ?? null,
    })),
    belongings: {
      videos: belongings.videos,
      videos_this_month: belongings.videosThisMonth,
      videos_in_work: belongings.videosInWork,
      watch_links: belongings.watchLinks,
      views: belongings.views,
      sites: belongings.sites,
      members: belongings.members,
      invited: belongings.invited,
      stored_bytes: belongings.storedBytes,
    },
  };
}

export const presentUserPage = ({ users, ...place }: UserPage) =>
  presentNumberedPage(users.map(presentAdminUser), place);

export const userExportColumns = [
  'ID',
  'Name',
  'Email',
  'Role',
  'Status',
  'Plans',
  'Videos',
  'Joined',
  'Last seen',
] as const;

/** A row below those columns. */
export function presentExportedUser(user: ExportedUser): string[] {
  const { id, name, email, role, status, planSlugs, videos, joinedAt, seenAt } = user;
  const moments = [joinedAt.toISOString(), seenAt?.toISOString() ?? ''];
  return [id, name, email, role, status, planSlugs.join(' '), String(videos), ...moments];
}
