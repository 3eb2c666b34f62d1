CREATE TABLE "account_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"service" text NOT NULL,
	"key" text NOT NULL,
	"key_ending" text NOT NULL,
	"month_cap_micros" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"report" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"body_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"units" double precision NOT NULL,
	"cost_micros" bigint NOT NULL,
	"use_key" text,
	"subject" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "hosted_by" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "hosted_id" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "hosted_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "price_micros" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "month_cap_micros" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "account_cap_micros" bigint;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "outside_job" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "made_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "instead_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_keys" ADD CONSTRAINT "account_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_reports" ADD CONSTRAINT "outside_reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_uses" ADD CONSTRAINT "service_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_keys_service_unique" ON "account_keys" USING btree ("account_id","service");--> statement-breakpoint
CREATE INDEX "outside_reports_video_index" ON "outside_reports" USING btree ("video_id","created_at");--> statement-breakpoint
CREATE INDEX "service_uses_account_index" ON "service_uses" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "service_uses_service_index" ON "service_uses" USING btree ("service","created_at");--> statement-breakpoint
CREATE INDEX "service_uses_subject_index" ON "service_uses" USING btree ("subject") WHERE subject is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_uses_key_unique" ON "service_uses" USING btree ("account_id","use_key");--> statement-breakpoint
CREATE UNIQUE INDEX "avatars_hosted_unique" ON "avatars" USING btree ("hosted_by","hosted_id");