ALTER TABLE "installation" ADD COLUMN "release" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "is_shut" boolean DEFAULT false NOT NULL;