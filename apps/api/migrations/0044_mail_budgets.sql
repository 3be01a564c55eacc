ALTER TABLE "outbox" ADD COLUMN "budget" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "gathered" boolean DEFAULT false NOT NULL;