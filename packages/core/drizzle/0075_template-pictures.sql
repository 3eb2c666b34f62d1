ALTER TABLE "templates" ADD COLUMN "poster_key" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "loop_key" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "draw_after" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "templates_undrawn_index" ON "templates" USING btree ("created_at") WHERE drawn_by is null;