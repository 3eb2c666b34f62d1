ALTER TABLE "videos" ADD COLUMN "held_up_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "missed_by" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "missed_at" timestamp with time zone;