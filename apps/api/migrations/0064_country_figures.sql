CREATE TABLE "figure_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"doing" text NOT NULL,
	"put_back" integer,
	"renewed" jsonb NOT NULL,
	CONSTRAINT "doing_option" CHECK ("figure_versions"."doing" in ('edited', 'imported', 'put back'))
);
