CREATE TABLE "card_chargebacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_payment_id" uuid NOT NULL,
	"provider_ref" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "state_option" CHECK ("card_chargebacks"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "provider_ref_length" CHECK (char_length("card_chargebacks"."provider_ref") between 1 and 200),
	CONSTRAINT "amount_minor_bounds" CHECK ("card_chargebacks"."amount_minor" between 0 and 1000000000000),
	CONSTRAINT "card_chargebacks_closed" CHECK (("card_chargebacks"."state" = 'open') = ("card_chargebacks"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "account_entries" DROP CONSTRAINT "debit_option";--> statement-breakpoint
ALTER TABLE "account_entries" DROP CONSTRAINT "credit_option";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "spec_digest" text GENERATED ALWAYS AS (md5(category || ' ' || spec::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "card_chargebacks" ADD CONSTRAINT "card_chargebacks_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_chargebacks_ref" ON "card_chargebacks" USING btree ("card_payment_id","provider_ref");--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "debit_option" CHECK ("account_entries"."debit" in ('due', 'goods', 'received', 'refunded', 'charged-back'));--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "credit_option" CHECK ("account_entries"."credit" in ('due', 'goods', 'received', 'refunded', 'charged-back'));