import type { SentInvitation as SentInvitationAnswer, TeamActivity, TeamMember } from '@herald/contract/endpoints/team';
import { teamRoles } from '@herald/contract/statuses';
import type { Core } from '@herald/core';
import type { Member, SentInvitation, TeamActivityEntry } from '@herald/core/team';
import { presentPersonPicture } from './person-picture.ts';

/** Each role adds these to what the roles before it may do. */
const grants = {
  viewer: ['view'],
  editor: ['create', 'edit'],
  admin: ['manage_team'],
} as const;

export function presentMember(core: Core, member: Member): TeamMember {
  const { id, name, email, pictureKey, role, status, isManaged, lastLoginAt, createdAt } = member;
  return {
    id,
    name,
    email,
    avatar_url: presentPersonPicture(core, pictureKey),
    role,
    status,
    permissions: teamRoles.slice(0, teamRoles.indexOf(role) + 1).flatMap((each) => grants[each]),
    is_managed: isManaged,
    last_login_at: lastLoginAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

export function presentActivity({
  id,
  actorName,
  action,
  subject,
  others,
  createdAt,
}: TeamActivityEntry): TeamActivity {
  return { id, actor_name: actorName, action, subject, others, created_at: createdAt.toISOString() };
}

export function presentSentInvitation({ isMailed, link, expiresAt }: SentInvitation): SentInvitationAnswer {
  return { is_mailed: isMailed, link: link ?? null, expires_at: expiresAt.toISOString() };
}
