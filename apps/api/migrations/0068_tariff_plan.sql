ALTER TABLE "project_economics" ADD COLUMN "tariff_plan" text;--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "tariff_plan_option" CHECK ("project_economics"."tariff_plan" in ('usual', 'za-homeflex4-2026', 'us-ca-pge-eelec', 'uk-cap-2026q4', 'uk-octopus-go', 'uk-intelligent-go', 'au-origin-ergon-tou', 'au-dmo8-ausgrid'));--> statement-breakpoint
-- Projects of before the plan could be chosen keep the bill they have.
UPDATE "project_economics" SET "tariff_plan" = 'usual' WHERE "country" = 'South Africa';--> statement-breakpoint
INSERT INTO "project_economics" ("project_id", "country", "tariff_plan") SELECT "id", 'South Africa', 'usual' FROM "projects" WHERE "country" = 'South Africa' ON CONFLICT DO NOTHING;
