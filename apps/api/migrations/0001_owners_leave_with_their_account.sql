DELETE FROM "project_owners" WHERE "closed_at" IS NOT NULL;--> statement-breakpoint
UPDATE "outbox" SET "recipient" = '' WHERE "finished_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "project_owners" DROP COLUMN "closed_at";
