ALTER TABLE "project_appliances" ADD COLUMN "essential" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "backup_rule" text DEFAULT 'reliability' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "reliability_target" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "outage_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "outage_start" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "generator" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "backup_rule_option" CHECK ("projects"."backup_rule" in ('reliability', 'autonomy'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "reliability_target_bounds" CHECK ("projects"."reliability_target" between 90 and 99.9);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "outage_hours_bounds" CHECK ("projects"."outage_hours" between 0 and 24);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "outage_start_bounds" CHECK ("projects"."outage_start" between 0 and 23);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "generator_option" CHECK ("projects"."generator" in ('none', 'petrol', 'diesel'));