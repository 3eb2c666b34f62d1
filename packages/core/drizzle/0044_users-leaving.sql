ALTER TABLE "users" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_leaving_index" ON "users" USING btree ("leaves_at") WHERE leaves_at is not null;