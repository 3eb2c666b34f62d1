import type { AdminUser, AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { ExportedUser, Grant, ListedUser, UserDetails } from '@herald/core/office/users';
import { presentAuditEntry } from './audit-entry.ts';

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

const presentGrant = ({ planId, slug, name, origin, grantorName, startedAt, expiresAt }: Grant) => ({
  id: planId,
  slug,
  name,
  origin,
  granted_by: grantorName,
  started_at: startedAt.toISOString(),
  expires_at: expiresAt?.toISOString() ?? null,
});

function presentDoer({ id, name }: { id: string | null; name: string | null }) {
  return { id, name: name ?? (id === null ? 'Command line' : 'Deleted account') };
}

export function presentUserDetails({ grants, pastGrants, belongings, ...user }: UserDetails): AdminUserDetails {
  const { origin, hold } = user;
  return {
    ...presentAdminUser(user),
    plans: grants.map(presentGrant),
    past_plans: pastGrants.map((grant) => ({ ...presentGrant(grant), ended_at: grant.endedAt.toISOString() })),
    created_by: origin.isSignUp ? null : presentDoer(origin.creator),
    signed_up_from: (origin.isSignUp && origin.ip) || null,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    last_browser: user.userAgent || null,
    live_sessions: user.liveSessions,
    hold: hold && {
      reason: hold.reason,
      since: hold.since?.toISOString() ?? null,
      by: hold.actor && presentDoer(hold.actor),
    },
    history: user.history.map(presentAuditEntry),
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
