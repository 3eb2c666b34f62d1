DROP INDEX "users_created_at_index";--> statement-breakpoint
DROP INDEX "users_name_index";--> statement-breakpoint
DROP INDEX "users_last_login_index";--> statement-breakpoint
DROP INDEX "users_videos_index";--> statement-breakpoint
DROP INDEX "user_plans_plan_index";--> statement-breakpoint
DROP INDEX "audit_log_thing_index";--> statement-breakpoint
CREATE INDEX "avatar_jobs_user_index" ON "avatar_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "avatar_jobs_avatar_index" ON "avatar_jobs" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "audio_clips_creator_index" ON "audio_clips" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "drafts_user_index" ON "drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_creator_index" ON "pictures" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "users_email_index" ON "users" USING btree ("email","id","status","role","created_at");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_impersonating_user_index" ON "sessions" USING btree ("impersonator_id") WHERE impersonator_id is not null;--> statement-breakpoint
CREATE INDEX "page_pictures_creator_index" ON "page_pictures" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "page_versions_editor_index" ON "page_versions" USING btree ("saved_by_id");--> statement-breakpoint
CREATE INDEX "pages_editor_index" ON "pages" USING btree ("updated_by_id");--> statement-breakpoint
CREATE INDEX "pages_plan_index" ON "pages" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "sites_creator_index" ON "sites" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "download_tickets_account_index" ON "download_tickets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "videos_creator_index" ON "videos" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "users_created_at_index" ON "users" USING btree ("created_at","id","status","role");--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower("name"),"id","status","role","created_at","name");--> statement-breakpoint
CREATE INDEX "users_last_login_index" ON "users" USING btree ("last_login_at" NULLS FIRST,"id","status","role","created_at");--> statement-breakpoint
CREATE INDEX "users_videos_index" ON "users" USING btree ("videos_created","id","status","role","created_at");--> statement-breakpoint
CREATE INDEX "user_plans_plan_index" ON "user_plans" USING btree ("plan_id","user_id","expires_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_thing_index" ON "audit_log" USING btree (split_part(action, '.', 1),"created_at","id","action");