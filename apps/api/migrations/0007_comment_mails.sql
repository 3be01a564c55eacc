CREATE TABLE "comment_notices" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_notices_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "comment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_notices" ADD CONSTRAINT "comment_notices_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;