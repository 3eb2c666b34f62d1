ALTER TABLE "plans" ADD COLUMN "purchase_url" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "opens_full_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "opens_marketplace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "plans" SET "opens_full_library" = true, "opens_marketplace" = true
  WHERE upper("slug") IN ('DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION');
