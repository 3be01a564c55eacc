ALTER TABLE "projects" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "town_length" CHECK (char_length("projects"."town") between 1 and 136);