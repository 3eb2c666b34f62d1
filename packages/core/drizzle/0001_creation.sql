CREATE TABLE "avatar_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"avatar_id" uuid,
	"error" text,
	"start_key" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"gender" text NOT NULL,
	"age" text NOT NULL,
	"appearance" text NOT NULL,
	"category" text NOT NULL,
	"preset_id" text,
	"params" jsonb,
	"scene_hints" jsonb,
	"picture_key" text NOT NULL,
	"points" jsonb,
	"consent" jsonb,
	"product_image_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audio_clips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_by_id" uuid,
	"source" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"sound_key" text NOT NULL,
	"timing_key" text,
	"script" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"voice_id" text,
	"speech_rate" double precision DEFAULT 1 NOT NULL,
	"duration_sec" double precision NOT NULL,
	"size_bytes" integer NOT NULL,
	"peaks" jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_by_id" uuid,
	"purpose" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"format" text NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pronunciations" (
	"account_id" uuid NOT NULL,
	"word" text NOT NULL,
	"say" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pronunciations_account_id_word_pk" PRIMARY KEY("account_id","word")
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "privacy" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "output" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "audio_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "start_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "work_token" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "frames_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "frames_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "progress" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "failure" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "duration_sec" double precision;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "size_bytes" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "work_sec" double precision;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "transcript" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || description || ' ' || transcript)) STORED;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "avatar_jobs" ADD CONSTRAINT "avatar_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_jobs" ADD CONSTRAINT "avatar_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_jobs" ADD CONSTRAINT "avatar_jobs_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_clips" ADD CONSTRAINT "audio_clips_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_clips" ADD CONSTRAINT "audio_clips_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatar_jobs_account_index" ON "avatar_jobs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "avatar_jobs_start_key_unique" ON "avatar_jobs" USING btree ("account_id","start_key");--> statement-breakpoint
CREATE INDEX "avatars_account_index" ON "avatars" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "avatars_preset_unique" ON "avatars" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "audio_clips_account_index" ON "audio_clips" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "pictures_account_index" ON "pictures" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_status_index" ON "videos" USING btree ("status","rank","created_at");--> statement-breakpoint
CREATE INDEX "videos_search_index" ON "videos" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_start_key_unique" ON "videos" USING btree ("account_id","start_key");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_slug_unique" UNIQUE("slug");