CREATE TABLE "project_parts" (
	"project_id" uuid NOT NULL,
	"part" text NOT NULL,
	"equipment_id" text NOT NULL,
	"typed" jsonb NOT NULL,
	"price" double precision,
	CONSTRAINT "project_parts_project_id_part_pk" PRIMARY KEY("project_id","part"),
	CONSTRAINT "part_option" CHECK ("project_parts"."part" in ('module', 'battery', 'inverter', 'controller')),
	CONSTRAINT "equipment_id_length" CHECK (char_length("project_parts"."equipment_id") between 1 and 160),
	CONSTRAINT "price_bounds" CHECK ("project_parts"."price" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "project_parts" ADD CONSTRAINT "project_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;