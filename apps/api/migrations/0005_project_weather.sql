CREATE TABLE "project_weather" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"told" jsonb NOT NULL,
	"hours" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_option" CHECK ("project_weather"."source" in ('file', 'pvgis', 'nasa-power')),
	CONSTRAINT "file_name_length" CHECK (char_length("project_weather"."file_name") between 1 and 200),
	CONSTRAINT "hours_length" CHECK (octet_length("project_weather"."hours") = 210280)
);
--> statement-breakpoint
ALTER TABLE "project_weather" ADD CONSTRAINT "project_weather_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;