ALTER TABLE "videos" ADD COLUMN "link_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "link_label" text DEFAULT '' NOT NULL;