CREATE TABLE "invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"video_ids" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "videos" drop column "search";--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(title || ' ' || description || ' ' || transcript, '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_managed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "team_members_max" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "sites_max" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "ingredients" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "performer" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "requeued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_tickets" ADD CONSTRAINT "download_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_member_index" ON "invitations" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "download_tickets_expires_index" ON "download_tickets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_account_index" ON "audit_log" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_requeued_index" ON "videos" USING btree ("account_id","requeued_at") WHERE requeued_at is not null;--> statement-breakpoint
CREATE INDEX "videos_views_index" ON "videos" USING btree ("account_id","views","created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_title_index" ON "videos" USING btree ("account_id",lower(title),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_counts_index" ON "videos" USING btree ("account_id","status","views") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_deleted_index" ON "videos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "videos_finished_index" ON "videos" USING btree ("finished_at") WHERE status = 'completed';--> statement-breakpoint
CREATE INDEX "videos_search_index" ON "videos" USING gin ("search");