CREATE TABLE "service_tests" (
	"service_id" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"wire" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"voices" text DEFAULT '' NOT NULL,
	"key" text,
	"key_ending" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
