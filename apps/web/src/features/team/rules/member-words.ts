import type { MemberStatus, TeamActivity, TeamRole } from '@herald/contract';
import type { Option } from '@herald/media';
import type { Tone } from '#ui/dot.tsx';

export const roleOptions: readonly Option<TeamRole>[] = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'editor', label: 'Editor' },
  { value: 'admin', label: 'Admin' },
];

export const roleWords: Record<TeamRole, { label: string; may: string }> = {
  viewer: { label: 'Viewer', may: 'Watches and shares, changes nothing' },
  editor: { label: 'Editor', may: 'Makes, edits and deletes videos' },
  admin: { label: 'Admin', may: 'Makes videos, runs sites and manages the team' },
};

export const statusWords: Record<MemberStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'good' },
  inactive: { label: 'Inactive', tone: 'idle' },
  pending: { label: 'Pending', tone: 'warn' },
};

/** Named things stand in quotes, people do not. */
const actionWords: Record<string, (subject: string) => string> = {
  'team.member_added': (name) => `added ${name}`,
  'team.member_invited': (name) => `invited ${name}`,
  'team.invitation_renewed': (name) => `made a new invitation for ${name}`,
  'team.member_updated': (name) => `updated ${name}`,
  'team.member_removed': (name) => `removed ${name}`,
  'video.started': (title) => `started the video ${title}`,
  'video.renamed': (title) => `renamed a video to ${title}`,
  'video.updated': (title) => `changed the description of ${title}`,
  'video.link_changed': (title) => `changed the link of ${title}`,
  'video.privacy_changed': (title) => `changed who can watch ${title}`,
  'video.deleted': (title) => `moved ${title} to the trash`,
  'video.restored': (title) => `restored ${title}`,
  'video.purged': (title) => `deleted ${title} permanently`,
  'site.created': (name) => `created the site ${name}`,
  'site.deleted': (name) => `deleted the site ${name}`,
  'site.admin_opened': (name) => `opened the administration of ${name}`,
};

/** What a member did, in a few words; an action without words of its own shows its name. */
export function activityText({ action, subject, others }: Pick<TeamActivity, 'action' | 'subject' | 'others'>): string {
  const isPerson = action.startsWith('team.');
  const named = isPerson || subject === '' ? subject : `"${subject}"`;
  const all = others > 0 ? `${named} and ${others} more` : named;
  const words = actionWords[action];
  return words ? words(all) : `${action.replaceAll(/[._]/g, ' ')} ${all}`.trim();
}
