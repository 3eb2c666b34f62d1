CREATE TABLE "film_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"performer" text NOT NULL,
	"pixels" integer NOT NULL,
	"duration_sec" double precision NOT NULL,
	"prepare_sec" double precision NOT NULL,
	"draw_sec" double precision NOT NULL,
	"finish_sec" double precision NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "film_times_measured_index" ON "film_times" USING btree ("measured_at");--> statement-breakpoint
ALTER TABLE "videos" DROP COLUMN "work_sec";