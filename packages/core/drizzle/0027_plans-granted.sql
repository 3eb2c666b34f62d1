DROP INDEX "user_plans_plan_index";--> statement-breakpoint
ALTER TABLE "user_plans" DROP CONSTRAINT "user_plans_user_id_plan_id_pk";--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_plans" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "user_plans" RENAME COLUMN "created_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "origin" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_plans" ALTER COLUMN "origin" DROP DEFAULT;--> statement-breakpoint
UPDATE "user_plans" SET "origin" = 'sign_up' FROM "users"
  WHERE "users"."id" = "user_plans"."user_id" AND "users"."role" <> 'admin' AND "users"."created_at" = "user_plans"."started_at";--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "grantor_id" uuid;--> statement-breakpoint
ALTER TABLE "user_plans" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "user_plans" SET "ended_at" = now() WHERE NOT "is_active";--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_grantor_id_users_id_fk" FOREIGN KEY ("grantor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_plans_user_index" ON "user_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_plans_grantor_index" ON "user_plans" USING btree ("grantor_id") WHERE grantor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_plans_given_unique" ON "user_plans" USING btree ("user_id","plan_id","origin") WHERE ended_at is null and origin <> 'sale';--> statement-breakpoint
CREATE INDEX "user_plans_plan_index" ON "user_plans" USING btree ("plan_id","user_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "user_plans" DROP COLUMN "is_active";
