CREATE TABLE "service_terms" (
	"service" text PRIMARY KEY NOT NULL,
	"price_micros" bigint,
	"month_cap_micros" bigint,
	"account_cap_micros" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "account_keys" ADD COLUMN "price_micros" bigint;