DROP INDEX "videos_views_index";--> statement-breakpoint
CREATE INDEX "videos_newest_index" ON "videos" USING btree ("account_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "videos_popular_index" ON "videos" USING btree ("account_id","views","created_at","id") WHERE deleted_at is null;