CREATE TABLE "sayings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_by_id" uuid NOT NULL,
	"clip_id" uuid NOT NULL,
	"audio_id" uuid NOT NULL,
	"state" text NOT NULL,
	"work_token" uuid,
	"error" text,
	"video_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sayings" ADD CONSTRAINT "sayings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sayings" ADD CONSTRAINT "sayings_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sayings" ADD CONSTRAINT "sayings_clip_id_person_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."person_clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sayings" ADD CONSTRAINT "sayings_audio_id_audio_clips_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audio_clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sayings_account_index" ON "sayings" USING btree ("account_id","created_by_id");--> statement-breakpoint
CREATE INDEX "sayings_creator_index" ON "sayings" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "sayings_clip_index" ON "sayings" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "sayings_audio_index" ON "sayings" USING btree ("audio_id");--> statement-breakpoint
CREATE INDEX "sayings_age_index" ON "sayings" USING btree ("created_at");