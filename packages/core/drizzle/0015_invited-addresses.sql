ALTER TABLE "users" ADD COLUMN "has_own_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Who chose a password or confirmed the address looks after both alone.
UPDATE "memberships" SET "is_managed" = false WHERE EXISTS (
	SELECT FROM "users" WHERE "users"."id" = "memberships"."user_id" AND (
		"users"."email_verified_at" IS NOT NULL OR EXISTS (
			SELECT FROM "security_activity" WHERE "security_activity"."user_id" = "users"."id" AND "security_activity"."action" IN ('password_changed', 'email_verified')
		)
	)
);--> statement-breakpoint
UPDATE "users" SET "has_own_password" = false WHERE EXISTS (
	SELECT FROM "memberships" WHERE "memberships"."user_id" = "users"."id" AND "memberships"."is_managed"
);--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_user_id_users_id_fk";--> statement-breakpoint
DROP INDEX "invitations_member_index";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_pkey";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "id" uuid;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "role" text;--> statement-breakpoint
-- A pending membership becomes an invitation of its address; the link that was mailed goes on working.
UPDATE "invitations" SET "id" = gen_random_uuid(), "email" = "users"."email", "name" = "users"."name", "role" = "memberships"."role"
	FROM "users", "memberships"
	WHERE "users"."id" = "invitations"."user_id" AND "memberships"."user_id" = "users"."id" AND "memberships"."account_id" = "invitations"."account_id" AND "memberships"."status" = 'pending';--> statement-breakpoint
DELETE FROM "invitations" WHERE "id" IS NULL;--> statement-breakpoint
INSERT INTO "invitations" ("id", "account_id", "user_id", "email", "name", "role", "token_hash", "expires_at", "created_at")
	SELECT gen_random_uuid(), "memberships"."account_id", "users"."id", "users"."email", "users"."name", "memberships"."role", gen_random_uuid()::text, now(), "memberships"."created_at"
	FROM "memberships" INNER JOIN "users" ON "users"."id" = "memberships"."user_id"
	WHERE "memberships"."status" = 'pending' AND NOT EXISTS (
		SELECT FROM "invitations" AS "mailed" WHERE "mailed"."account_id" = "memberships"."account_id" AND "mailed"."user_id" = "users"."id"
	);--> statement-breakpoint
ALTER TABLE "invitations" DROP COLUMN "user_id";--> statement-breakpoint
-- Users that an invitation made and nobody ever was; the address is free to register.
DELETE FROM "users" WHERE "last_login_at" IS NULL AND "email_verified_at" IS NULL
	AND NOT EXISTS (SELECT FROM "security_activity" WHERE "security_activity"."user_id" = "users"."id")
	AND EXISTS (SELECT FROM "memberships" WHERE "memberships"."user_id" = "users"."id" AND "memberships"."status" = 'pending' AND "memberships"."is_managed")
	AND NOT EXISTS (SELECT FROM "memberships" WHERE "memberships"."user_id" = "users"."id" AND "memberships"."status" <> 'pending');--> statement-breakpoint
DELETE FROM "memberships" WHERE "status" = 'pending';--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "role" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_token_unique" UNIQUE("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_address_unique" ON "invitations" USING btree ("account_id","email");
