ALTER TABLE "projects" ADD COLUMN "panel_azimuth" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "panel_tilt" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "panel_azimuth_bounds" CHECK ("projects"."panel_azimuth" between 0 and 359);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "panel_tilt_bounds" CHECK ("projects"."panel_tilt" between 0 and 90);