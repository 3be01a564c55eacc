ALTER TABLE "card_payments" DROP CONSTRAINT "state_option";--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "way" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "step" jsonb;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- One is open at a time from here on: the last that was begun.
UPDATE "card_payments" AS "older" SET "state" = 'failed', "reason" = 'replaced' FROM "card_payments" AS "newer" WHERE "older"."state" = 'open' AND "newer"."state" = 'open' AND "newer"."id" > "older"."id" AND ("newer"."seller_order_id" = "older"."seller_order_id" OR "newer"."milestone_id" = "older"."milestone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_open_order" ON "card_payments" USING btree ("seller_order_id") WHERE "card_payments"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_open_milestone" ON "card_payments" USING btree ("milestone_id") WHERE "card_payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "card_payments_ask_at" ON "card_payments" USING btree ("ask_at") WHERE "card_payments"."ask_at" is not null;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "way_option" CHECK ("card_payments"."way" in ('card', 'bank-transfer', 'ussd', 'mpesa', 'airtel', 'mtn', 'at-money'));--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "reason_option" CHECK ("card_payments"."reason" in ('declined', 'no-funds', 'cancelled', 'wrong-pin', 'unreached', 'sent-back', 'unsupported', 'replaced', 'lost'));--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "state_option" CHECK ("card_payments"."state" in ('open', 'paid', 'failed', 'timed-out', 'mismatched'));