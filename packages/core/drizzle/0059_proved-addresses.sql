ALTER TABLE "purchases" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD COLUMN "is_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "email_verifications" SET "email" = coalesce("new_email", "users"."email"), "is_new" = "new_email" IS NOT NULL FROM "users" WHERE "users"."id" = "user_id";--> statement-breakpoint
ALTER TABLE "email_verifications" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_verifications" ALTER COLUMN "is_mailed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "email_verifications" ALTER COLUMN "is_new" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "email_verifications" DROP COLUMN "new_email";--> statement-breakpoint
DELETE FROM "password_resets" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "email" text;--> statement-breakpoint
-- Nobody knows who has seen a link from before, so it proves no address.
ALTER TABLE "password_resets" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "password_resets" SET "email" = "users"."email" FROM "users" WHERE "users"."id" = "user_id";--> statement-breakpoint
ALTER TABLE "password_resets" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ALTER COLUMN "is_mailed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "security_activity" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;
--> statement-breakpoint
-- Open lines of events end at once when a session or a right ends, whichever process ends it, and however.
CREATE FUNCTION "tell_of_access"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('herald_access', ''); RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_access" AFTER DELETE OR UPDATE OF "token_hash", "account_id" ON "sessions" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_access"();--> statement-breakpoint
CREATE TRIGGER "memberships_access" AFTER DELETE OR UPDATE OF "role", "status" ON "memberships" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_access"();--> statement-breakpoint
CREATE TRIGGER "users_access" AFTER UPDATE OF "role", "status", "leaves_at" ON "users" FOR EACH STATEMENT EXECUTE FUNCTION "tell_of_access"();
