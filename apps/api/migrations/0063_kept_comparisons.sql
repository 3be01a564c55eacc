CREATE TABLE "project_comparisons" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"kept" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_comparisons" ADD CONSTRAINT "project_comparisons_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;