ALTER TABLE "project_economics" ADD COLUMN "export_price" double precision;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "buyer" text;--> statement-breakpoint
ALTER TABLE "project_economics" ADD COLUMN "install_day" date;--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "export_price_bounds" CHECK ("project_economics"."export_price" between 0 and 100000);--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "buyer_option" CHECK ("project_economics"."buyer" in ('home', 'society', 'firm'));