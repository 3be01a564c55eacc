ALTER TABLE "project_economics" ADD COLUMN "grid_hours" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "set_hours" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "moved_load" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "set_power" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "weekly_litres" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "weekly_fuel" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "grid_hours_bounds" CHECK ("project_economics"."grid_hours" between 0 and 24);--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "set_hours_bounds" CHECK ("project_economics"."set_hours" between 0 and 24);--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "moved_load_bounds" CHECK ("project_economics"."moved_load" between 0 and 100);--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "set_power_bounds" CHECK ("project_economics"."set_power" between 0.5 and 1000);--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "weekly_litres_bounds" CHECK ("project_economics"."weekly_litres" between 0 and 50000);--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "weekly_fuel_bounds" CHECK ("project_economics"."weekly_fuel" between 0 and 1000000000);