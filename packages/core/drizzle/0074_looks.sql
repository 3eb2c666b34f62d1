ALTER TABLE "avatars" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "look" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "avatars_person_index" ON "avatars" USING btree ("person_id") WHERE person_id is not null;