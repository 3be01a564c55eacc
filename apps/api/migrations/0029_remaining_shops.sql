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
ALTER TABLE "shop_billing" ADD COLUMN "invoice_prefix" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "spec_digest" text GENERATED ALWAYS AS (md5(category || ' ' || spec::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "card_chargebacks" ADD CONSTRAINT "card_chargebacks_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_chargebacks_ref" ON "card_chargebacks" USING btree ("card_payment_id","provider_ref");--> statement-breakpoint
ALTER TABLE "shop_billing" ADD CONSTRAINT "shop_billing_prefix" CHECK ("shop_billing"."invoice_prefix" ~ '^[A-Za-z0-9]{0,10}$');--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "debit_option" CHECK ("account_entries"."debit" in ('due', 'goods', 'received', 'refunded', 'charged-back'));--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "credit_option" CHECK ("account_entries"."credit" in ('due', 'goods', 'received', 'refunded', 'charged-back'));--> statement-breakpoint
CREATE FUNCTION refuse_change_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Once the time of keeping is over the buyer is taken out of a document, and nothing else of it changes.
	IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'content') = (to_jsonb(OLD) - 'content')
		AND (NEW.content - 'buyer') = (OLD.content - 'buyer') AND NEW.content #>> '{buyer,name}' = '—' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'rows of this table are only added';
END $$;
--> statement-breakpoint
DROP TRIGGER "invoices_append_only" ON "invoices";
--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_invoice();
--> statement-breakpoint
-- Locations were written without the coordinates of their town: distances count from them.
UPDATE "stock_locations" SET "latitude" = split_part("town", ' ', 2)::double precision, "longitude" = split_part("town", ' ', 3)::double precision
	WHERE "latitude" IS NULL AND "town" ~ '^[0-9]{1,10} -?[0-9]{1,2}([.][0-9]{1,4})? -?[0-9]{1,3}([.][0-9]{1,4})? (-?[0-9]{1,4}|-) ';
