CREATE TABLE "project_prices" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"shops_minor" bigint,
	"shops_currency" text,
	"shops_at" timestamp with time zone,
	"shops_size" jsonb,
	"offer_id" uuid,
	"offer_size" jsonb,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shops_currency_option" CHECK ("project_prices"."shops_currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "shops_minor_bounds" CHECK ("project_prices"."shops_minor" between 0 and 1000000000000000)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "priced" jsonb;--> statement-breakpoint
ALTER TABLE "project_prices" ADD CONSTRAINT "project_prices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;