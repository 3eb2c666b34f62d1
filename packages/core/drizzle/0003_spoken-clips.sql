ALTER TABLE "audio_clips" ADD COLUMN "words" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_clips" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_clips" ADD COLUMN "spoken_from_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audio_clips_spoken_from_unique" ON "audio_clips" USING btree ("account_id","spoken_from_hash") WHERE deleted_at is null;