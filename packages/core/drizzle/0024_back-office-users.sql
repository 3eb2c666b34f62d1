DROP INDEX "users_created_at_index";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "videos_created" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(translate(name || ' ' || email, '@.+-_/', '      '), '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "users_last_login_index" ON "users" USING btree ("last_login_at" NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "users_videos_index" ON "users" USING btree ("videos_created","id");--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search");--> statement-breakpoint
CREATE INDEX "users_admins_index" ON "users" USING btree ("id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = coalesce(
  (SELECT max("last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id" AND "impersonator_id" IS NULL),
  "last_login_at"
);--> statement-breakpoint
UPDATE "users" SET "videos_created" = "made"."videos" FROM (
  SELECT "accounts"."owner_id", count(*)::integer AS "videos"
  FROM "videos" INNER JOIN "accounts" ON "accounts"."id" = "videos"."account_id"
  GROUP BY "accounts"."owner_id"
) AS "made" WHERE "made"."owner_id" = "users"."id";
