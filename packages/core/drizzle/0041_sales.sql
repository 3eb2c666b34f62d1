CREATE TABLE "purchase_references" (
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	CONSTRAINT "purchase_references_source_reference_pk" PRIMARY KEY("source","reference")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid,
	"item_number" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"event_type" text NOT NULL,
	"meaning" text NOT NULL,
	"status" text NOT NULL,
	"transaction_id" text,
	"reference" text,
	"dedupe_key" text NOT NULL,
	"item_number" text,
	"customer_email" text,
	"customer_name" text,
	"amount" numeric(14, 2),
	"currency" text,
	"paid_until" timestamp with time zone,
	"ip" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"size_bytes" integer NOT NULL,
	"raw_body" text NOT NULL,
	"payload" json NOT NULL,
	"response" jsonb,
	"error_message" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"ending" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refused_at" timestamp with time zone,
	"refusal" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "jvzoo_product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_references" ADD CONSTRAINT "purchase_references_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_references_purchase_index" ON "purchase_references" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchases_user_index" ON "purchases" USING btree ("user_id","source","item_number");--> statement-breakpoint
CREATE INDEX "purchases_plan_index" ON "purchases" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_dedupe_unique" ON "webhook_events" USING btree ("source","dedupe_key");--> statement-breakpoint
CREATE INDEX "webhook_events_created_index" ON "webhook_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_due_index" ON "webhook_events" USING btree ((meaning <> 'sale'),"id","due_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_events_reference_index" ON "webhook_events" USING btree ("source","reference");--> statement-breakpoint
CREATE INDEX "webhook_events_failed_index" ON "webhook_events" USING btree ("created_at") WHERE status = 'failed';--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_plans_purchase_unique" ON "user_plans" USING btree ("purchase_id") WHERE ended_at is null and purchase_id is not null;--> statement-breakpoint
CREATE INDEX "user_plans_purchase_index" ON "user_plans" USING btree ("purchase_id") WHERE purchase_id is not null;