CREATE TABLE "cast_releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"avatar_id" uuid,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"added_by_id" uuid,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "cast_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cast_releases" ADD CONSTRAINT "cast_releases_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_releases" ADD CONSTRAINT "cast_releases_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_releases" ADD CONSTRAINT "cast_releases_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cast_releases_avatar_index" ON "cast_releases" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "cast_releases_adder_index" ON "cast_releases" USING btree ("added_by_id");--> statement-breakpoint
CREATE INDEX "cast_releases_withdrawer_index" ON "cast_releases" USING btree ("withdrawn_by_id");--> statement-breakpoint
CREATE INDEX "avatars_cast_index" ON "avatars" USING btree ("cast_at") WHERE cast_at is not null;