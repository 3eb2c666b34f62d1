CREATE TABLE "made_parts" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"avatar_id" uuid,
	"size_bytes" integer NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "made_parts_account_id_kind_key_pk" PRIMARY KEY("account_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "made_parts" ADD CONSTRAINT "made_parts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "made_parts_used_index" ON "made_parts" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "made_parts_avatar_index" ON "made_parts" USING btree ("avatar_id");--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "kept_share" double precision;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "cpu_sec" double precision;