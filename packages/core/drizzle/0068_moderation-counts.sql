CREATE TABLE "moderation_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"items" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "count_moderation_items"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"changed" integer;
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT count(*) INTO "changed" FROM "new_items";
	ELSE
		SELECT -count(*) INTO "changed" FROM "old_items";
	END IF;
	IF "changed" <> 0 THEN
		INSERT INTO "moderation_counts" ("items") VALUES ("changed");
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "moderation_items_counted" AFTER INSERT ON "moderation_items" REFERENCING NEW TABLE AS "new_items" FOR EACH STATEMENT EXECUTE FUNCTION "count_moderation_items"();--> statement-breakpoint
CREATE TRIGGER "moderation_items_uncounted" AFTER DELETE ON "moderation_items" REFERENCING OLD TABLE AS "old_items" FOR EACH STATEMENT EXECUTE FUNCTION "count_moderation_items"();--> statement-breakpoint
INSERT INTO "moderation_counts" ("items") SELECT count(*) FROM "moderation_items";
