ALTER TABLE "pictures" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "security_activity_origin_index" ON "security_activity" USING btree ("created_at") WHERE ip <> '' or user_agent <> '';--> statement-breakpoint
CREATE INDEX "audit_log_origin_index" ON "audit_log" USING btree ("created_at") WHERE ip <> '';