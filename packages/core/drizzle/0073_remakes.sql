ALTER TABLE "videos" ADD COLUMN "remake_of" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "slot_words" text;--> statement-breakpoint
CREATE INDEX "videos_remake_index" ON "videos" USING btree ("remake_of") WHERE remake_of is not null;