ALTER TABLE "projects" ADD COLUMN "row_pitch" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "row_depth" double precision DEFAULT 1.13 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "horizon_profile" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "row_pitch_bounds" CHECK ("projects"."row_pitch" between 0.5 and 30);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "row_depth_bounds" CHECK ("projects"."row_depth" between 0.5 and 10);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "horizon_profile_length" CHECK (char_length("projects"."horizon_profile") between 1 and 4320);