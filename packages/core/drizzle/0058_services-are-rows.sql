ALTER TABLE "services" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "services" SET "name" = 's' || right("id"::text, 8);--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "origin" text DEFAULT 'settings' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_used" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "services_name_unique" ON "services" USING btree ("name");--> statement-breakpoint
-- What services of the environment cost; the next start fills in the rest of their rows.
INSERT INTO "services" ("id", "name", "origin", "is_used", "kind", "wire", "title", "url", "price_micros", "month_cap_micros", "account_cap_micros", "version", "created_at", "updated_at")
  SELECT gen_random_uuid(), "service", 'environment', false, 'speech', '', "service", '', "price_micros", "month_cap_micros", "account_cap_micros", "version", "updated_at", "updated_at" FROM "service_terms";--> statement-breakpoint
DROP TABLE "service_terms";--> statement-breakpoint
DELETE FROM "service_tests" WHERE "service_id" NOT IN (SELECT "id"::text FROM "services");
