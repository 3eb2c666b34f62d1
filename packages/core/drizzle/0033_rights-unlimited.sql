ALTER TABLE "plans" ALTER COLUMN "videos_per_month" DROP NOT NULL;--> statement-breakpoint
-- Screens have shown these numbers as no limit.
UPDATE "plans" SET "videos_per_month" = NULL WHERE "videos_per_month" >= 100000;
