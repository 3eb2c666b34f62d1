ALTER TABLE "installation" ADD COLUMN "steps_done" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspend_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "generic_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "ending_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "user_plans_untold_index" ON "user_plans" USING btree ("expires_at") WHERE end_told_at is null;--> statement-breakpoint
-- Pages that only signed-in people could open stay so, and grants that ended before are not announced.
UPDATE "pages" SET "is_public" = false;--> statement-breakpoint
UPDATE "user_plans" SET "end_told_at" = coalesce("ended_at", "expires_at") WHERE "ended_at" IS NOT NULL OR "expires_at" <= now();
