CREATE TABLE "video_plays" (
	"video_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	"watched_sec" double precision DEFAULT 0 NOT NULL,
	"seen" bit(100) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_plays_video_id_viewer_day_pk" PRIMARY KEY("video_id","viewer","day")
);
--> statement-breakpoint
CREATE TABLE "video_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"reporter" text NOT NULL,
	"status" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_plays" ADD CONSTRAINT "video_plays_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_reports" ADD CONSTRAINT "video_reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_reports_status_index" ON "video_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "video_reports_video_index" ON "video_reports" USING btree ("video_id");