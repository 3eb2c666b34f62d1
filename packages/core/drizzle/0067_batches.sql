CREATE TABLE "batch_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"row" integer,
	"variant" text,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"performer" text NOT NULL,
	"estimated_sec" double precision NOT NULL,
	"status" text NOT NULL,
	"video_id" uuid,
	"failure" jsonb,
	"retries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_by_id" uuid,
	"run_by_id" uuid,
	"template_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"start_key" text,
	"start_hash" text,
	"leased_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "download_tickets" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_run_by_id_users_id_fk" FOREIGN KEY ("run_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_items_number_unique" ON "batch_items" USING btree ("batch_id","number");--> statement-breakpoint
CREATE INDEX "batch_items_status_index" ON "batch_items" USING btree ("batch_id","status");--> statement-breakpoint
CREATE INDEX "batch_items_video_index" ON "batch_items" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "batches_account_index" ON "batches" USING btree ("account_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "batches_running_index" ON "batches" USING btree ("account_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "batches_creator_index" ON "batches" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "batches_runner_index" ON "batches" USING btree ("run_by_id");--> statement-breakpoint
CREATE INDEX "batches_template_index" ON "batches" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_start_key_unique" ON "batches" USING btree ("account_id","start_key");--> statement-breakpoint
CREATE INDEX "videos_batch_index" ON "videos" USING btree ("batch_id") WHERE batch_id is not null;