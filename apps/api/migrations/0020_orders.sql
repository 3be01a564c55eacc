CREATE TABLE "account_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "debit_option" CHECK ("account_entries"."debit" in ('due', 'goods', 'received', 'refunded')),
	CONSTRAINT "credit_option" CHECK ("account_entries"."credit" in ('due', 'goods', 'received', 'refunded')),
	CONSTRAINT "amount_minor_bounds" CHECK ("account_entries"."amount_minor" between 1 and 1000000000000),
	CONSTRAINT "account_entries_apart" CHECK ("account_entries"."debit" <> "account_entries"."credit")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"material" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "quantity_bounds" CHECK ("cart_lines"."quantity" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_option" CHECK ("carts"."state" in ('open', 'placed'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"event" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"role" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"spec" jsonb NOT NULL,
	"unit_minor" bigint NOT NULL,
	"price_list" text NOT NULL,
	"price_from" integer NOT NULL,
	"tax_percent" double precision NOT NULL,
	"tax_minor" bigint NOT NULL,
	"tax_kind" text NOT NULL,
	"ordered" integer NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_list_option" CHECK ("order_lines"."price_list" in ('public', 'trade', 'own')),
	CONSTRAINT "ordered_bounds" CHECK ("order_lines"."ordered" between 1 and 10000),
	CONSTRAINT "order_lines_pieces" CHECK (0 <= "order_lines"."cancelled" and 0 <= "order_lines"."returned" and "order_lines"."returned" <= "order_lines"."delivered"
        and "order_lines"."delivered" <= "order_lines"."shipped" and "order_lines"."cancelled" + "order_lines"."shipped" <= "order_lines"."ordered")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"project_id" uuid,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"town" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "currency_option" CHECK ("orders"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "country_option" CHECK ("orders"."country" in ('Nigeria', 'Ghana', 'Kenya', 'South Africa', 'USA', 'UK', 'Germany', 'Australia', 'India')),
	CONSTRAINT "name_length" CHECK (char_length("orders"."name") between 1 and 100),
	CONSTRAINT "street_length" CHECK (char_length("orders"."street") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kind_option" CHECK ("payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "state_option" CHECK ("payments"."state" in ('said', 'confirmed', 'disputed')),
	CONSTRAINT "amount_minor_bounds" CHECK ("payments"."amount_minor" between 1 and 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "quantity_bounds" CHECK ("reservations"."quantity" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_line_id_pk" PRIMARY KEY("return_id","line_id"),
	CONSTRAINT "quantity_bounds" CHECK ("return_lines"."quantity" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_option" CHECK ("returns"."state" in ('asked', 'accepted', 'refused', 'refund-owed', 'refunded')),
	CONSTRAINT "reason_length" CHECK (char_length("returns"."reason") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "seller_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "seller_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"firm_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"shop_name" text NOT NULL,
	"bank_details" text NOT NULL,
	"state" text NOT NULL,
	"delivery_way" text NOT NULL,
	"payment_way" text NOT NULL,
	"currency" text NOT NULL,
	"goods_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"hold_until" timestamp with time zone,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_option" CHECK ("seller_orders"."state" in ('placed', 'confirmed', 'packed', 'partly-shipped', 'shipped', 'ready', 'delivered', 'completed', 'cancelled', 'expired')),
	CONSTRAINT "delivery_way_option" CHECK ("seller_orders"."delivery_way" in ('delivery', 'collection')),
	CONSTRAINT "payment_way_option" CHECK ("seller_orders"."payment_way" in ('transfer', 'on-delivery', 'invoice')),
	CONSTRAINT "currency_option" CHECK ("seller_orders"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "goods_minor_bounds" CHECK ("seller_orders"."goods_minor" between 0 and 1000000000000),
	CONSTRAINT "delivery_minor_bounds" CHECK ("seller_orders"."delivery_minor" between 0 and 1000000000000),
	CONSTRAINT "tax_minor_bounds" CHECK ("seller_orders"."tax_minor" between 0 and 1000000000000),
	CONSTRAINT "total_minor_bounds" CHECK ("seller_orders"."total_minor" between 0 and 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"serials" text[] NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_line_id_pk" PRIMARY KEY("shipment_id","line_id"),
	CONSTRAINT "quantity_bounds" CHECK ("shipment_lines"."quantity" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_order_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_item_id_stock_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_orders" ADD CONSTRAINT "seller_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_seller_order_id_seller_orders_id_fk" FOREIGN KEY ("seller_order_id") REFERENCES "public"."seller_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_entries_key" ON "account_entries" USING btree ("seller_order_id","key");--> statement-breakpoint
CREATE INDEX "cart_lines_product_id" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_user_id" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_project_id" ON "carts" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("firm_id","number");--> statement-breakpoint
CREATE INDEX "invoices_seller_order_id" ON "invoices" USING btree ("seller_order_id");--> statement-breakpoint
CREATE INDEX "order_events_seller_order_id" ON "order_events" USING btree ("seller_order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("seller_order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product_id" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_buyer_id" ON "orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "payments_seller_order_id" ON "payments" USING btree ("seller_order_id");--> statement-breakpoint
CREATE INDEX "reservations_seller_order_id" ON "reservations" USING btree ("seller_order_id");--> statement-breakpoint
CREATE INDEX "reservations_line_id" ON "reservations" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "reservations_item_id" ON "reservations" USING btree ("item_id","until");--> statement-breakpoint
CREATE INDEX "return_lines_line_id" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "returns_seller_order_id" ON "returns" USING btree ("seller_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_orders_number" ON "seller_orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "seller_orders_order_id" ON "seller_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "seller_orders_buyer" ON "seller_orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "seller_orders_firm" ON "seller_orders" USING btree ("firm_id","id");--> statement-breakpoint
CREATE INDEX "seller_orders_held" ON "seller_orders" USING btree ("state","hold_until");--> statement-breakpoint
CREATE INDEX "shipment_lines_line_id" ON "shipment_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "shipments_seller_order_id" ON "shipments" USING btree ("seller_order_id");--> statement-breakpoint
-- One open cart of a buyer and project, and one without a project.
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("user_id","project_id") NULLS NOT DISTINCT WHERE "carts"."state" = 'open';--> statement-breakpoint
-- What was booked, issued or done is added to and never changed.
CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	RAISE EXCEPTION 'rows of this table are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_entries_append_only" BEFORE UPDATE OR DELETE ON "account_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
