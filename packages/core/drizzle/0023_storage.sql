ALTER TABLE "avatars" ADD COLUMN "size_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "storage_mb" integer;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "stored_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "videos" SET "stored_bytes" = "size_bytes" WHERE "files" IS NOT NULL AND "purged_at" IS NULL AND "size_bytes" IS NOT NULL;--> statement-breakpoint
UPDATE "plans" SET "storage_mb" = "given"."mb" FROM (VALUES ('FE', 2000), ('DFY', 20000), ('UNLIMITED', 100000), ('INCOME_MAXIMIZER', 200000), ('AUTOMATION', 500000)) AS "given" ("slug", "mb") WHERE "plans"."slug" = "given"."slug";--> statement-breakpoint
UPDATE "audio_clips" SET "peaks" = (SELECT jsonb_agg(CASE WHEN jsonb_typeof("peak") = 'number' THEN "peak" ELSE '0' END ORDER BY "place") FROM jsonb_array_elements("peaks") WITH ORDINALITY AS "outline" ("peak", "place")) WHERE "peaks" @> '[null]';
