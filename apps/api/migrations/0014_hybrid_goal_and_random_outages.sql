ALTER TABLE "projects" ADD COLUMN "outages_per_year" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "outage_mean_hours" double precision DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "hybrid_goal" text DEFAULT 'least-cost' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "outages_per_year_bounds" CHECK ("projects"."outages_per_year" between 0 and 365);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "outage_mean_hours_bounds" CHECK ("projects"."outage_mean_hours" between 0.5 and 24);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "hybrid_goal_option" CHECK ("projects"."hybrid_goal" in ('outage-only', 'least-cost', 'least-grid'));