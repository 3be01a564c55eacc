ALTER TABLE "project_comments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "project_comments" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "project_comments" ADD COLUMN "asked" text;--> statement-breakpoint
ALTER TABLE "project_comments" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "project_comments_share_id_project_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."project_shares"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_comments_share_id" ON "project_comments" USING btree ("share_id");--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "asked_option" CHECK ("project_comments"."asked" in ('load', 'nights', 'price', 'other'));--> statement-breakpoint
ALTER TABLE "project_comments" ADD CONSTRAINT "written_by_one" CHECK (("project_comments"."user_id" is null) = ("project_comments"."guest_name" is not null));