CREATE TABLE "account_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"watched" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"watched_sec" double precision DEFAULT 0 NOT NULL,
	"played_sec" double precision DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "template_uses" (
	"account_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "template_uses_account_id_template_id_pk" PRIMARY KEY("account_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_uses" ADD CONSTRAINT "template_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_uses" ADD CONSTRAINT "template_uses_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_uses_template_index" ON "template_uses" USING btree ("template_id");--> statement-breakpoint
-- What a row of a video's day says more than before is added to the day of its account.
CREATE FUNCTION "add_to_account_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "account_days" ("account_id", "day", "plays", "watched", "completed", "watched_sec", "played_sec", "downloads", "shares", "clicks")
	SELECT "account_id", new."day", new."plays" - coalesce(old."plays", 0), new."watched" - coalesce(old."watched", 0),
		new."completed" - coalesce(old."completed", 0),
		least(new."watched_sec", new."plays" * "whole") - coalesce(least(old."watched_sec", old."plays" * "whole"), 0),
		(new."plays" - coalesce(old."plays", 0)) * "whole", new."downloads" - coalesce(old."downloads", 0),
		new."shares" - coalesce(old."shares", 0), new."clicks" - coalesce(old."clicks", 0)
	FROM (SELECT "account_id", coalesce("duration_sec", 0) AS "whole" FROM "videos" WHERE "id" = new."video_id") "played"
	ON CONFLICT ("account_id", "day") DO UPDATE SET
		"plays" = "account_days"."plays" + excluded."plays",
		"watched" = "account_days"."watched" + excluded."watched",
		"completed" = "account_days"."completed" + excluded."completed",
		"watched_sec" = "account_days"."watched_sec" + excluded."watched_sec",
		"played_sec" = "account_days"."played_sec" + excluded."played_sec",
		"downloads" = "account_days"."downloads" + excluded."downloads",
		"shares" = "account_days"."shares" + excluded."shares",
		"clicks" = "account_days"."clicks" + excluded."clicks";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "video_days_of_accounts" AFTER INSERT OR UPDATE ON "video_days" FOR EACH ROW EXECUTE FUNCTION "add_to_account_day"();--> statement-breakpoint
INSERT INTO "account_days" ("account_id", "day", "plays", "watched", "completed", "watched_sec", "played_sec", "downloads", "shares", "clicks")
SELECT "account_id", "day", sum("plays"), sum("watched"), sum("completed"), sum(least("watched_sec", "plays" * coalesce("duration_sec", 0))),
	sum("plays" * coalesce("duration_sec", 0)), sum("downloads"), sum("shares"), sum("clicks")
FROM "video_days" JOIN "videos" ON "videos"."id" = "video_id" GROUP BY "account_id", "day";--> statement-breakpoint
-- Films of the days that are closed, in days of the time zone of the installation.
INSERT INTO "account_days" ("account_id", "day", "made", "failed")
SELECT "account_id", ("finished_at" AT TIME ZONE "zone"."name")::date AS "ended", count(*) FILTER (WHERE "status" = 'completed'), count(*) FILTER (WHERE "status" = 'failed')
FROM "videos", (SELECT coalesce((SELECT "value" #>> '{}' FROM "settings" WHERE "key" = 'time_zone'), 'UTC') AS "name") "zone"
WHERE "status" IN ('completed', 'failed') AND "imported_at" IS NULL
	AND ("finished_at" AT TIME ZONE "zone"."name")::date <= (SELECT max("day") FROM "day_figures" WHERE "figure" = 'closed')
GROUP BY 1, 2
ON CONFLICT ("account_id", "day") DO UPDATE SET "made" = excluded."made", "failed" = excluded."failed";
