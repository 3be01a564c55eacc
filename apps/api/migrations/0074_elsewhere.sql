ALTER TABLE "project_economics" DROP CONSTRAINT "country_option";--> statement-breakpoint
ALTER TABLE "projects" DROP CONSTRAINT "country_option";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "month_sun" text;--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "country_option" CHECK ("project_economics"."country" in ('Nigeria', 'Ghana', 'Kenya', 'South Africa', 'USA', 'UK', 'Germany', 'Australia', 'India', 'Elsewhere'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "month_sun_length" CHECK (char_length("projects"."month_sun") between 1 and 71);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "country_option" CHECK ("projects"."country" in ('Nigeria', 'Ghana', 'Kenya', 'South Africa', 'USA', 'UK', 'Germany', 'Australia', 'India', 'Elsewhere'));