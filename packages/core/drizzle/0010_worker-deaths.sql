ALTER TABLE "videos" ADD COLUMN "attempts_forgiven" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "frames_kept" integer DEFAULT 0 NOT NULL;