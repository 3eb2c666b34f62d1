import type { AuditAction } from '@herald/contract/audit-actions';
import type { TeamActivity } from '@herald/contract/endpoints/team';
import type { MemberStatus, TeamRole } from '@herald/contract/statuses';
import type { Option } from '@herald/media/option';
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
const actionWords: Partial<Record<string, (subject: string) => string>> = {
  'member.add': (name) => `added ${name}`,
  'member.invite': (name) => `invited ${name}`,
  'invitation.renew': (name) => `made a new invitation for ${name}`,
  'member.update': (name) => `updated ${name}`,
  'member.own': (name) => `made ${name} the owner`,
  'member.leave': () => 'left the team',
  'member.remove': (name) => `removed ${name}`,
  'video.start': (title) => `started the video ${title}`,
  'video.rename': (title) => `renamed a video to ${title}`,
  'video.update': (title) => `changed the description of ${title}`,
  'video.change_link': (title) => `changed the link of ${title}`,
  'video.change_privacy': (title) => `changed who can watch ${title}`,
  'video.delete': (title) => `moved ${title} to the trash`,
  'video.restore': (title) => `restored ${title}`,
  'video.purge': (title) => `deleted ${title} permanently`,
  'site.create': (name) => `created the site ${name}`,
  'site.delete': (name) => `deleted the site ${name}`,
  'site.open_admin': (name) => `opened the administration of ${name}`,
} satisfies Partial<Record<AuditAction | 'video.start', (subject: string) => string>>;

/** What a member did, in a few words; an action without words of its own shows its name. */
export function activityText({ action, subject, others }: Pick<TeamActivity, 'action' | 'subject' | 'others'>): string {
  const isPerson = /^(member|invitation)\./.test(action);
  const named = isPerson || subject === '' ? subject : `"${subject}"`;
  const all = others > 0 ? `${named} and ${others} more` : named;
  const words = actionWords[action];
  return words ? words(all) : `${action.replaceAll(/[._]/g, ' ')} ${all}`.trim();
}
