ALTER TABLE "pages" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A special page is about the plan whose slug it came with. A plan that has another slug by now is found by the record of its renaming.
UPDATE "pages" SET "plan_id" = (
  SELECT "plans"."id" FROM "plans"
  WHERE "plans"."deleted_at" IS NULL AND (
    lower("plans"."slug") = lower("seeds"."plan_slug")
    OR EXISTS (
      SELECT FROM "audit_log"
      WHERE "audit_log"."subject_type" = 'plan' AND "audit_log"."subject_id" = "plans"."id"::text
        AND lower("audit_log"."changes" -> 'slug' ->> 'from') = lower("seeds"."plan_slug")
    )
  )
  ORDER BY lower("plans"."slug") = lower("seeds"."plan_slug") DESC, "plans"."created_at"
  LIMIT 1
)
FROM (VALUES
  ('done-for-you', 'DFY'),
  ('unlimited', 'UNLIMITED'),
  ('income-maximizer', 'INCOME_MAXIMIZER'),
  ('automation', 'AUTOMATION')
) AS "seeds" ("page_slug", "plan_slug")
WHERE "pages"."is_special" AND "pages"."slug" = "seeds"."page_slug";
