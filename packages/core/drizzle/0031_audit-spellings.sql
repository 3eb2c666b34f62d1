UPDATE "audit_log" SET "action" = new.action FROM (VALUES
	('administrator.created', 'administrator.create'),
	('avatar.deleted', 'avatar.delete'),
	('avatar.photo_consented', 'avatar.consent'),
	('impersonation_ended', 'impersonation.end'),
	('impersonation_started', 'impersonation.start'),
	('plan.granted', 'plan.grant'),
	('plan.revoked', 'plan.revoke'),
	('site.admin_opened', 'site.open_admin'),
	('site.created', 'site.create'),
	('site.deleted', 'site.delete'),
	('team.invitation_renewed', 'invitation.renew'),
	('team.member_added', 'member.add'),
	('team.member_invited', 'member.invite'),
	('team.member_removed', 'member.remove'),
	('team.member_updated', 'member.update'),
	('user.activated', 'user.activate'),
	('user.banned', 'user.ban'),
	('user.created', 'user.create'),
	('user.role_changed', 'user.change_role'),
	('user.suspended', 'user.suspend'),
	('user.updated', 'user.update'),
	('video.deleted', 'video.delete'),
	('video.link_changed', 'video.change_link'),
	('video.privacy_changed', 'video.change_privacy'),
	('video.purged', 'video.purge'),
	('video.renamed', 'video.rename'),
	('video.restored', 'video.restore'),
	('video.updated', 'video.update')
) AS new (old_action, action) WHERE "audit_log"."action" = new.old_action;--> statement-breakpoint
UPDATE "security_activity" SET "action" = new.action FROM (VALUES
	('account_created', 'account.create'),
	('email_verified', 'email.verify'),
	('impersonation_ended', 'impersonation.end'),
	('impersonation_started', 'impersonation.start'),
	('login', 'session.start'),
	('login_failed', 'session.refuse'),
	('logout', 'session.end'),
	('password_changed', 'password.change')
) AS new (old_action, action) WHERE "security_activity"."action" = new.old_action;--> statement-breakpoint
UPDATE "audit_log" SET
	"changes" = jsonb_build_object('title', jsonb_build_object('from', "details" -> 'from', 'to', "details" -> 'name')),
	"details" = "details" - 'from'
WHERE "action" = 'video.rename' AND "details" ? 'from';--> statement-breakpoint
UPDATE "audit_log" SET
	"changes" = jsonb_build_object('privacy', jsonb_build_object('to', "details" -> 'privacy'))
WHERE "action" = 'video.change_privacy' AND "details" ? 'privacy';--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" - 'privacy'
WHERE "action" IN ('video.change_privacy', 'video.update', 'video.change_link') AND "details" ? 'privacy';--> statement-breakpoint
UPDATE "audit_log" SET
	"changes" =
		CASE WHEN "details" ? 'nameBefore' THEN jsonb_build_object('name', jsonb_build_object('from', "details" -> 'nameBefore', 'to', "details" -> 'name')) ELSE '{}' END
		|| CASE WHEN "details" ? 'emailBefore' THEN jsonb_build_object('email', jsonb_build_object('from', "details" -> 'emailBefore', 'to', "details" -> 'email')) ELSE '{}' END,
	"details" = "details" - 'name' - 'nameBefore' - 'email' - 'emailBefore'
WHERE "action" = 'user.update' AND ("details" ? 'nameBefore' OR "details" ? 'emailBefore');--> statement-breakpoint
UPDATE "audit_log" SET
	"changes" = jsonb_build_object('role', jsonb_build_object('from', "details" -> 'roleBefore', 'to', "details" -> 'role')),
	"details" = "details" - 'role' - 'roleBefore'
WHERE "action" = 'user.change_role' AND "details" ? 'roleBefore';--> statement-breakpoint
UPDATE "audit_log" SET
	"changes" = jsonb_build_object('status', jsonb_build_object('from', "details" -> 'statusBefore', 'to',
		CASE "action" WHEN 'user.suspend' THEN 'suspended' WHEN 'user.ban' THEN 'banned' ELSE 'active' END)),
	"details" = "details" - 'statusBefore'
WHERE "action" IN ('user.suspend', 'user.ban', 'user.activate') AND "details" ? 'statusBefore';
