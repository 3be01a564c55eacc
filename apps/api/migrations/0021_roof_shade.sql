ALTER TABLE "projects" ADD COLUMN "roof_shade" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "roof_shade_length" CHECK (char_length("projects"."roof_shade") between 1 and 1198);