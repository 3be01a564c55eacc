CREATE TABLE "card_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider_ref" text,
	"url" text,
	"charge_ref" text,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_option" CHECK ("card_payments"."provider" in ('paystack', 'stripe', 'test')),
	CONSTRAINT "state_option" CHECK ("card_payments"."state" in ('open', 'paid', 'failed', 'mismatched')),
	CONSTRAINT "amount_minor_bounds" CHECK ("card_payments"."amount_minor" between 1 and 1000000000000),
	CONSTRAINT "card_payments_paid" CHECK (("card_payments"."state" = 'paid') = ("card_payments"."payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_payment_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refund_ref" text,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_option" CHECK ("card_refunds"."state" in ('begun', 'sent', 'settled', 'failed')),
	CONSTRAINT "amount_minor_bounds" CHECK ("card_refunds"."amount_minor" between 1 and 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "provider_option" CHECK ("provider_events"."provider" in ('paystack', 'stripe', 'test'))
);
--> statement-breakpoint
CREATE TABLE "shop_billing" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"tax_number" text NOT NULL,
	"stripe_account" text NOT NULL,
	"paystack_account" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_billing_lengths" CHECK (char_length("shop_billing"."address") <= 200 and char_length("shop_billing"."legal_name") <= 100
        and char_length("shop_billing"."tax_number") <= 100)
);
--> statement-breakpoint
CREATE TABLE "shop_credits" (
	"firm_id" uuid NOT NULL,
	"buyer_firm_id" uuid NOT NULL,
	"limit_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_credits_firm_id_buyer_firm_id_pk" PRIMARY KEY("firm_id","buyer_firm_id"),
	CONSTRAINT "limit_minor_bounds" CHECK ("shop_credits"."limit_minor" between 1 and 1000000000000),
	CONSTRAINT "shop_credits_apart" CHECK ("shop_credits"."firm_id" <> "shop_credits"."buyer_firm_id")
);
--> statement-breakpoint
ALTER TABLE "seller_orders" DROP CONSTRAINT "payment_way_option";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_firm_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_firm" text;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "withdrawal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD COLUMN "withdrawal" jsonb;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_billing" ADD CONSTRAINT "shop_billing_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_credits" ADD CONSTRAINT "shop_credits_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_credits" ADD CONSTRAINT "shop_credits_buyer_firm_id_firms_id_fk" FOREIGN KEY ("buyer_firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_payments_seller_order_id" ON "card_payments" USING btree ("seller_order_id","id");--> statement-breakpoint
CREATE INDEX "card_payments_payment_id" ON "card_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_charge" ON "card_payments" USING btree ("provider","charge_ref");--> statement-breakpoint
CREATE INDEX "card_refunds_card_payment_id" ON "card_refunds" USING btree ("card_payment_id");--> statement-breakpoint
CREATE INDEX "card_refunds_payment_id" ON "card_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_events_received_at" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "shop_credits_buyer_firm_id" ON "shop_credits" USING btree ("buyer_firm_id");--> statement-breakpoint
CREATE INDEX "orders_buyer_firm_id" ON "orders" USING btree ("buyer_firm_id");--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "payment_way_option" CHECK ("seller_orders"."payment_way" in ('transfer', 'on-delivery', 'invoice', 'card'));