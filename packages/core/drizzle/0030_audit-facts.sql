ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_impersonator_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "audit_log_created_at_index";--> statement-breakpoint
DROP INDEX "audit_log_subject_index";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_action_index" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_thing_index" ON "audit_log" USING btree (split_part(action, '.', 1),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_index" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_impersonator_index" ON "audit_log" USING btree ("impersonator_id","created_at","id") WHERE impersonator_id is not null;--> statement-breakpoint
CREATE INDEX "audit_log_name_index" ON "audit_log" USING gin (to_tsvector('simple', regexp_replace(coalesce(details ->> 'name', ''), '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g')));--> statement-breakpoint
CREATE INDEX "audit_log_created_at_index" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject_id","created_at","id");