import type { MemberStatus, TeamRole } from '@herald/contract';
import type { Option } from '@herald/media';
import type { Tone } from '#ui/dot.tsx';

export const roleOptions: readonly Option<TeamRole>[] = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'editor', label: 'Editor' },
  { value: 'admin', label: 'Admin' },
];

export const roleWords: Record<TeamRole, { label: string; may: string }> = {
  viewer: { label: 'Viewer', may: 'Sees everything, changes nothing' },
  editor: { label: 'Editor', may: 'Makes and edits videos' },
  admin: { label: 'Admin', may: 'Makes videos and manages the team' },
};

export const statusWords: Record<MemberStatus, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'good' },
  inactive: { label: 'Inactive', tone: 'idle' },
  pending: { label: 'Pending', tone: 'warn' },
};

const actionWords: Record<string, string> = {
  'team.member_added': 'added',
  'team.member_updated': 'changed',
  'team.member_removed': 'removed',
  'video.started': 'started the video',
  'video.renamed': 'renamed a video to',
  'video.updated': 'changed the description of',
  'video.link_changed': 'changed the link of',
  'video.privacy_changed': 'changed who can watch',
  'video.deleted': 'moved to the trash',
  'video.restored': 'took out of the trash',
  'video.purged': 'deleted for good',
  'site.created': 'created the site',
  'site.deleted': 'deleted the site',
  'site.admin_opened': 'opened the administration of',
};

/** What a member did, in a few words; an action without words of its own shows its name. */
export function activityText(action: string, subject: string): string {
  return `${actionWords[action] ?? action.replaceAll(/[._]/g, ' ')} ${subject}`.trim();
}
