/** Everything the audit log records, as `thing.verb`. A new action is added here first. */
export const auditActions = [
  'administrator.create',
  'avatar.consent',
  'avatar.delete',
  'impersonation.end',
  'impersonation.start',
  'invitation.renew',
  'member.add',
  'member.invite',
  'member.remove',
  'member.update',
  'page.create',
  'page.delete',
  'page.initialize',
  'page.restore',
  'page.update',
  'plan.assign_pages',
  'plan.create',
  'plan.delete',
  'plan.grant',
  'plan.revoke',
  'plan.update',
  'setting.clear_cache',
  'setting.initialize',
  'setting.update',
  'site.create',
  'site.delete',
  'site.open_admin',
  'user.activate',
  'user.ban',
  'user.change_role',
  'user.create',
  'user.delete',
  'user.export',
  'user.reset_password',
  'user.suspend',
  'user.update',
  'video.change_link',
  'video.change_privacy',
  'video.delete',
  'video.purge',
  'video.rename',
  'video.restore',
  'video.update',
] as const satisfies readonly `${string}.${string}`[];
export type AuditAction = (typeof auditActions)[number];

/** What such an action is done to. */
export const auditSubjects = ['avatar', 'invitation', 'page', 'plan', 'setting', 'site', 'user', 'video'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Fields with their old and new values. One whose values are secret has neither. */
export type AuditChanges = Record<string, { from?: unknown; to?: unknown }>;
