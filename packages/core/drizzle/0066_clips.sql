CREATE TABLE "person_clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_by_id" uuid,
	"source" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"total_bytes" integer DEFAULT 0 NOT NULL,
	"received_bytes" integer DEFAULT 0 NOT NULL,
	"pieces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share" double precision DEFAULT 0 NOT NULL,
	"work_token" uuid,
	"error" text,
	"report" jsonb,
	"proxy_key" text,
	"track_key" text,
	"poster_key" text,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"check" text,
	"checked_by_id" uuid,
	"checked_at" timestamp with time zone,
	"check_reason" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "clip_id" uuid;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "private_to_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "skips_clip_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "opens_filming" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "person_clips" ADD CONSTRAINT "person_clips_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_clips" ADD CONSTRAINT "person_clips_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_clips" ADD CONSTRAINT "person_clips_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_clips_account_index" ON "person_clips" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "person_clips_creator_index" ON "person_clips" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "person_clips_checker_index" ON "person_clips" USING btree ("checked_by_id");--> statement-breakpoint
CREATE INDEX "person_clips_waiting_index" ON "person_clips" USING btree ("created_at") WHERE "check" = 'waiting';--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_clip_id_person_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."person_clips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatars_clip_index" ON "avatars" USING btree ("clip_id");