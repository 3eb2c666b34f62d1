CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"secret_fingerprint" text NOT NULL,
	"is_store_marked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."is_only")
);
