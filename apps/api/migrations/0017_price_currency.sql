ALTER TABLE "project_parts" DROP CONSTRAINT "price_bounds";--> statement-breakpoint
ALTER TABLE "project_parts" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_parts" ADD CONSTRAINT "currency_option" CHECK ("project_parts"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR'));--> statement-breakpoint
ALTER TABLE "project_parts" ADD CONSTRAINT "price_bounds" CHECK ("project_parts"."price" between 0 and 2000000000);