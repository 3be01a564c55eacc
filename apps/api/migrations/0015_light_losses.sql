ALTER TABLE "projects" ADD COLUMN "row_pitch" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "row_depth" double precision DEFAULT 1.13 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "soiling_rate" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "dry_months" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "dry_from" text DEFAULT 'November' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "cleaning_interval" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "horizon_profile" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "row_pitch_bounds" CHECK ("projects"."row_pitch" between 0.5 and 30);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "row_depth_bounds" CHECK ("projects"."row_depth" between 0.5 and 10);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "soiling_rate_bounds" CHECK ("projects"."soiling_rate" between 0 and 2);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "dry_months_bounds" CHECK ("projects"."dry_months" between 0 and 12);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "dry_from_option" CHECK ("projects"."dry_from" in ('January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "cleaning_interval_bounds" CHECK ("projects"."cleaning_interval" between 1 and 365);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "horizon_profile_length" CHECK (char_length("projects"."horizon_profile") between 1 and 4320);