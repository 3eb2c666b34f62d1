CREATE TABLE "day_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"value" numeric(18, 2) NOT NULL,
	CONSTRAINT "day_figures_day_figure_part_pk" PRIMARY KEY("day","figure","part")
);
--> statement-breakpoint
CREATE TABLE "top_videos" (
	"range" text NOT NULL,
	"video_id" uuid NOT NULL,
	"plays" integer NOT NULL,
	"watched" integer NOT NULL,
	"downloads" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "top_videos_range_video_id_pk" PRIMARY KEY("range","video_id")
);
--> statement-breakpoint
CREATE TABLE "user_days" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "user_days_user_id_account_id_day_pk" PRIMARY KEY("user_id","account_id","day")
);
--> statement-breakpoint
CREATE TABLE "video_acts" (
	"video_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_acts_video_id_visitor_day_act_pk" PRIMARY KEY("video_id","visitor","day","act")
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "counts_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "video_days" ADD COLUMN "watched" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_days" ADD COLUMN "completed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_days" ADD COLUMN "downloads" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_days" ADD COLUMN "shares" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_days" ADD COLUMN "clicks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_plays" ADD COLUMN "is_watched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_plays" ADD COLUMN "is_completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "top_videos" ADD CONSTRAINT "top_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_days" ADD CONSTRAINT "user_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_days" ADD CONSTRAINT "user_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_acts" ADD CONSTRAINT "video_acts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "top_videos_video_index" ON "top_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "user_days_day_index" ON "user_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "user_days_account_index" ON "user_days" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "video_acts_day_index" ON "video_acts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "webhook_events_processed_index" ON "webhook_events" USING btree ("processed_at") WHERE status = 'success';--> statement-breakpoint
CREATE INDEX "videos_failed_index" ON "videos" USING btree ("finished_at") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "video_days_day_index" ON "video_days" USING btree ("day");--> statement-breakpoint
UPDATE "video_plays" SET "is_watched" = "watched_sec" >= 5, "is_completed" = bit_count("seen") >= 90;--> statement-breakpoint
-- Plays that were summed up for their videos only.
INSERT INTO "day_figures" ("day", "figure", "value") SELECT "day", "figure", sum("value") FROM "video_days", LATERAL (VALUES ('plays', "plays"), ('watched_seconds', "watched_sec")) AS "figures"("figure", "value") GROUP BY "day", "figure";
