ALTER TABLE "threads" DROP CONSTRAINT "kind_option";--> statement-breakpoint
ALTER TABLE "passport_alerts" DROP CONSTRAINT "code_option";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "seller_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invoices_milestone_id" ON "invoices" USING btree ("milestone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_of_milestone" ON "invoices" USING btree ("milestone_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "kind_option" CHECK ("threads"."kind" in ('order', 'lead', 'quote', 'job'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account" CHECK (num_nonnulls("invoices"."seller_order_id", "invoices"."milestone_id") = 1);--> statement-breakpoint
ALTER TABLE "passport_alerts" ADD CONSTRAINT "code_option" CHECK ("passport_alerts"."code" in ('string_loss', 'soiling', 'weak_battery', 'low_yield', 'meter_stopped'));--> statement-breakpoint
-- Alerts have said a band since then: what was calculated before is calculated again.
UPDATE "passports" SET "followed" = NULL, "followed_on" = NULL;
