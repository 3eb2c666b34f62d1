ALTER TABLE "users" drop column "search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(translate(name || ' ' || email, '@.+-_/<>&', '         '), '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'))) STORED;--> statement-breakpoint
-- The column took its index with it.
CREATE INDEX "users_search_index" ON "users" USING gin ("search");