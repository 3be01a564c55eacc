ALTER TABLE "projects" ADD COLUMN "design_age" text DEFAULT 'middle' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "daily_variation" double precision DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "hourly_variation" double precision DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "design_age_option" CHECK ("projects"."design_age" in ('new', 'middle', 'end'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "daily_variation_bounds" CHECK ("projects"."daily_variation" between 0 and 50);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "hourly_variation_bounds" CHECK ("projects"."hourly_variation" between 0 and 60);