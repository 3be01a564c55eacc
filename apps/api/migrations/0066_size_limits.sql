ALTER TABLE "projects" ADD COLUMN "connection_power" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "panel_space" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "build_budget" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "connection_power_bounds" CHECK ("projects"."connection_power" between 0.2 and 10000);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "panel_space_bounds" CHECK ("projects"."panel_space" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "build_budget_bounds" CHECK ("projects"."build_budget" between 1 and 20000000000);