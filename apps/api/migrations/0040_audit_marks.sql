CREATE TABLE "operator_audit_head" (
	"id" text PRIMARY KEY NOT NULL,
	"place" bigint NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "place" bigint;--> statement-breakpoint
ALTER TABLE "operator_audit" ADD COLUMN "mark" text;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_audit_place" ON "operator_audit" USING btree ("place");