CREATE TABLE "dispute_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" uuid NOT NULL,
	"event" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"amount_minor" bigint,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_option" CHECK ("dispute_entries"."event" in ('open', 'answer', 'propose', 'agree', 'decide', 'withdraw')),
	CONSTRAINT "party_option" CHECK ("dispute_entries"."party" in ('buyer', 'shop', 'operator')),
	CONSTRAINT "dispute_entries_text" CHECK (length("dispute_entries"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"opened_by" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"proposed_minor" bigint,
	"proposed_by" text,
	"deadline" timestamp with time zone NOT NULL,
	"hold_left" bigint,
	"completion_left" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "about_option" CHECK ("disputes"."about" in ('order', 'return')),
	CONSTRAINT "state_option" CHECK ("disputes"."state" in ('open', 'answered', 'proposed', 'agreed', 'decided', 'withdrawn')),
	CONSTRAINT "currency_option" CHECK ("disputes"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "amount_minor_bounds" CHECK ("disputes"."amount_minor" between 0 and 1000000000000),
	CONSTRAINT "disputes_opened_by" CHECK ("disputes"."opened_by" in ('buyer', 'shop'))
);
--> statement-breakpoint
ALTER TABLE "file_uses" DROP CONSTRAINT "kind_option";--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "completes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_entries_dispute_id" ON "dispute_entries" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE INDEX "disputes_seller_order_id" ON "disputes" USING btree ("seller_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_living" ON "disputes" USING btree ("seller_order_id") WHERE "disputes"."state" in ('open', 'answered', 'proposed');--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "kind_option" CHECK ("file_uses"."kind" in ('product-picture', 'product-document', 'payment-proof', 'certificate', 'dispute-evidence'));--> statement-breakpoint
UPDATE "seller_orders" o SET "completes_at" = (SELECT max(e."created_at") FROM "order_events" e WHERE e."seller_order_id" = o."id" AND e."event" = 'deliver') + interval '14 days' WHERE o."state" = 'delivered';--> statement-breakpoint
CREATE TRIGGER "dispute_entries_append_only" BEFORE UPDATE OR DELETE ON "dispute_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
