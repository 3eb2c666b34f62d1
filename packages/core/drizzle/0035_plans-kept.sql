ALTER TABLE "plans" DROP CONSTRAINT "plans_slug_unique";--> statement-breakpoint
ALTER TABLE "user_plans" DROP CONSTRAINT "user_plans_plan_id_plans_id_fk";
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_plans" ADD CONSTRAINT "user_plans_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_slug_unique" ON "plans" USING btree (lower("slug")) WHERE deleted_at is null;