CREATE TABLE "moderation_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"event" text NOT NULL,
	"by_id" uuid,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"account_id" uuid NOT NULL,
	"title" text NOT NULL,
	"creator" text NOT NULL,
	"status" text DEFAULT 'approved' NOT NULL,
	"is_waiting" boolean GENERATED ALWAYS AS (status in ('pending', 'flagged')) STORED,
	"reason" text DEFAULT '' NOT NULL,
	"known_words" text[] DEFAULT '{}' NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"removal_reason" text DEFAULT '' NOT NULL,
	"removal_words" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"appeal_words" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(title || ' ' || creator, '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'))) STORED,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"from_sec" double precision,
	"to_sec" double precision,
	"reporter_key" text,
	"reporter_email" text,
	"status" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "texts_removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_history" ADD CONSTRAINT "moderation_history_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_history" ADD CONSTRAINT "moderation_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_history_item_index" ON "moderation_history" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_history_moderator_index" ON "moderation_history" USING btree ("by_id") WHERE by_id is not null;--> statement-breakpoint
CREATE INDEX "moderation_history_created_index" ON "moderation_history" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "moderation_items_queue_index" ON "moderation_items" USING btree ("is_waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_items_status_index" ON "moderation_items" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_items_type_index" ON "moderation_items" USING btree ("type","is_waiting","created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_items_newest_index" ON "moderation_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_items_reports_index" ON "moderation_items" USING btree ("reports","created_at","id") WHERE reports > 0;--> statement-breakpoint
CREATE INDEX "moderation_items_appeals_index" ON "moderation_items" USING btree ("appealed_at") WHERE appealed_at is not null and answered_at is null;--> statement-breakpoint
CREATE INDEX "moderation_items_account_index" ON "moderation_items" USING btree ("account_id","type");--> statement-breakpoint
CREATE INDEX "moderation_items_decider_index" ON "moderation_items" USING btree ("decided_by_id") WHERE decided_by_id is not null;--> statement-breakpoint
CREATE INDEX "moderation_items_search_index" ON "moderation_items" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_reports_once_unique" ON "moderation_reports" USING btree ("item_id","reporter_key");--> statement-breakpoint
CREATE INDEX "moderation_reports_item_index" ON "moderation_reports" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_reports_reporter_index" ON "moderation_reports" USING btree ("reporter_key","status") WHERE reporter_key is not null;--> statement-breakpoint
CREATE INDEX "moderation_reports_created_index" ON "moderation_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_removed_index" ON "pictures" USING btree ("account_id","key") WHERE removed_at is not null;--> statement-breakpoint
CREATE FUNCTION "keep_moderation_item"("of_item" uuid, "of_type" text, "of_account" uuid, "item_title" text, "since_removed" timestamp with time zone, "since_made" timestamp with time zone) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "moderation_items" ("id", "type", "account_id", "title", "creator", "status", "removed_at", "removal_reason", "created_at")
	SELECT of_item, of_type, of_account, item_title, "users"."name", CASE WHEN since_removed IS NULL THEN 'approved' ELSE 'removed' END, since_removed,
		CASE WHEN since_removed IS NULL THEN '' ELSE 'Removed before it was imported' END, since_made
	FROM "accounts" JOIN "users" ON "users"."id" = "accounts"."owner_id" WHERE "accounts"."id" = of_account
	ON CONFLICT ("id") DO UPDATE SET "title" = excluded."title" WHERE "moderation_items"."title" <> excluded."title"
$$;--> statement-breakpoint
CREATE FUNCTION "moderate_video"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF new."purged_at" IS NOT NULL THEN
		DELETE FROM "moderation_items" WHERE "id" = new."id";
	ELSIF new."status" = 'completed' THEN
		PERFORM "keep_moderation_item"(new."id", 'video', new."account_id", new."title", new."removed_at", coalesce(new."finished_at", new."created_at"));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "moderate_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "keep_moderation_item"(new."id", 'image', new."account_id", coalesce(nullif(new."name", ''), new."purpose"), new."removed_at", new."created_at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "moderate_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "keep_moderation_item"(new."id", 'text', new."account_id", 'Site text of ' || new."domain", new."texts_removed_at", new."created_at");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_moderation_item"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "moderation_items" WHERE "id" = old."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "rename_creator"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "moderation_items" SET "creator" = new."name" FROM "accounts"
	WHERE "accounts"."owner_id" = new."id" AND "moderation_items"."account_id" = "accounts"."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "videos_moderation" AFTER INSERT OR UPDATE OF "status", "title", "purged_at" ON "videos" FOR EACH ROW EXECUTE FUNCTION "moderate_video"();--> statement-breakpoint
CREATE TRIGGER "videos_moderation_end" AFTER DELETE ON "videos" FOR EACH ROW EXECUTE FUNCTION "forget_moderation_item"();--> statement-breakpoint
CREATE TRIGGER "pictures_moderation" AFTER INSERT ON "pictures" FOR EACH ROW EXECUTE FUNCTION "moderate_picture"();--> statement-breakpoint
CREATE TRIGGER "pictures_moderation_end" AFTER DELETE ON "pictures" FOR EACH ROW EXECUTE FUNCTION "forget_moderation_item"();--> statement-breakpoint
CREATE TRIGGER "sites_moderation" AFTER INSERT ON "sites" FOR EACH ROW EXECUTE FUNCTION "moderate_site"();--> statement-breakpoint
CREATE TRIGGER "sites_moderation_end" AFTER DELETE ON "sites" FOR EACH ROW EXECUTE FUNCTION "forget_moderation_item"();--> statement-breakpoint
CREATE TRIGGER "users_moderation" AFTER UPDATE OF "name" ON "users" FOR EACH ROW WHEN (old."name" IS DISTINCT FROM new."name") EXECUTE FUNCTION "rename_creator"();--> statement-breakpoint
INSERT INTO "moderation_items" ("id", "type", "account_id", "title", "creator", "created_at")
SELECT "found"."id", "found"."type", "found"."account_id", "found"."title", "users"."name", "found"."created_at" FROM (
	SELECT "id", 'video' AS "type", "account_id", "title", coalesce("finished_at", "created_at") AS "created_at" FROM "videos" WHERE "status" = 'completed' AND "purged_at" IS NULL
	UNION ALL SELECT "id", 'image', "account_id", coalesce(nullif("name", ''), "purpose"), "created_at" FROM "pictures"
	UNION ALL SELECT "id", 'text', "account_id", 'Site text of ' || "domain", "created_at" FROM "sites"
) "found" JOIN "accounts" ON "accounts"."id" = "found"."account_id" JOIN "users" ON "users"."id" = "accounts"."owner_id";--> statement-breakpoint
INSERT INTO "moderation_reports" ("id", "item_id", "reason", "details", "status", "settled_at", "created_at")
SELECT "id", "video_id", "reason", "details", CASE "status" WHEN 'open' THEN 'open' ELSE 'upheld' END, "settled_at", "created_at"
FROM "video_reports" WHERE "video_id" IN (SELECT "id" FROM "moderation_items");--> statement-breakpoint
UPDATE "moderation_items" SET "reports" = "told"."reports", "status" = CASE WHEN "told"."waits" THEN 'pending' ELSE 'approved' END, "reason" = CASE WHEN "told"."waits" THEN 'Reported' ELSE '' END
FROM (SELECT "item_id", count(*)::integer AS "reports", bool_or("status" = 'open') AS "waits" FROM "moderation_reports" GROUP BY "item_id") "told"
WHERE "moderation_items"."id" = "told"."item_id";--> statement-breakpoint
DROP TABLE "video_reports";
