CREATE TABLE "video_days" (
	"video_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plays" integer NOT NULL,
	"watched_sec" double precision NOT NULL,
	"seen" integer[] NOT NULL,
	CONSTRAINT "video_days_video_id_day_pk" PRIMARY KEY("video_id","day")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "swept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "video_days" ADD CONSTRAINT "video_days_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audio_clips_speech_index" ON "audio_clips" USING btree ("id") WHERE source = 'tts' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "accounts_swept_index" ON "accounts" USING btree ("swept_at" NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_audio_index" ON "videos" USING btree ("audio_id") WHERE audio_id is not null;--> statement-breakpoint
CREATE INDEX "video_plays_day_index" ON "video_plays" USING btree ("day");