-- Keys of the time before know no session to end with; their owners open the administration again.
DELETE FROM "site_keys";--> statement-breakpoint
ALTER TABLE "site_keys" DROP CONSTRAINT "site_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "site_keys" ADD COLUMN "session_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "site_keys" ADD CONSTRAINT "site_keys_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "site_keys_session_index" ON "site_keys" USING btree ("session_hash");--> statement-breakpoint
ALTER TABLE "site_keys" DROP COLUMN "user_id";