CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"for_firm_id" uuid,
	"currency" text NOT NULL,
	CONSTRAINT "kind_option" CHECK ("price_lists"."kind" in ('public', 'trade', 'own')),
	CONSTRAINT "currency_option" CHECK ("price_lists"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "own_list_names_its_firm" CHECK (("price_lists"."kind" = 'own') = ("price_lists"."for_firm_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"from_quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	CONSTRAINT "from_quantity_bounds" CHECK ("prices"."from_quantity" between 1 and 100000),
	CONSTRAINT "unit_minor_bounds" CHECK ("prices"."unit_minor" between 0 and 1000000000000),
	CONSTRAINT "prices_validity" CHECK ("prices"."valid_until" is null or "prices"."valid_from" < "prices"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"spec" jsonb NOT NULL,
	"equipment_id" text,
	"tax_percent" double precision NOT NULL,
	"warranty_years" double precision,
	"multiple" integer DEFAULT 1 NOT NULL,
	"cost_minor" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || brand || ' ' || model || ' ' || sku)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_option" CHECK ("products"."state" in ('draft', 'published', 'paused', 'archived')),
	CONSTRAINT "category_option" CHECK ("products"."category" in ('panel', 'battery', 'inverter', 'charge-controller', 'generator', 'mounting', 'cable', 'connector', 'fuse', 'fuse-holder', 'breaker', 'isolator', 'surge-protection', 'residual-current', 'changeover', 'interface-protection', 'rapid-shutdown', 'earthing', 'enclosure', 'monitoring')),
	CONSTRAINT "sku_length" CHECK (char_length("products"."sku") between 1 and 60),
	CONSTRAINT "name_length" CHECK (char_length("products"."name") between 1 and 160),
	CONSTRAINT "brand_length" CHECK (char_length("products"."brand") <= 100),
	CONSTRAINT "equipment_id_length" CHECK (char_length("products"."equipment_id") between 1 and 160),
	CONSTRAINT "tax_percent_bounds" CHECK ("products"."tax_percent" between 0 and 50),
	CONSTRAINT "warranty_years_bounds" CHECK ("products"."warranty_years" between 0 and 50),
	CONSTRAINT "multiple_bounds" CHECK ("products"."multiple" between 1 and 100000),
	CONSTRAINT "cost_minor_bounds" CHECK ("products"."cost_minor" between 0 and 1000000000000)
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"radius" double precision,
	"cost" bigint NOT NULL,
	"free_from" bigint,
	"days_min" integer NOT NULL,
	"days_max" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "name_length" CHECK (char_length("delivery_areas"."name") between 1 and 200),
	CONSTRAINT "country_option" CHECK ("delivery_areas"."country" in ('Nigeria', 'Ghana', 'Kenya', 'South Africa', 'USA', 'UK', 'Germany', 'Australia', 'India')),
	CONSTRAINT "radius_bounds" CHECK ("delivery_areas"."radius" between 0 and 20000),
	CONSTRAINT "cost_bounds" CHECK ("delivery_areas"."cost" between 0 and 1000000000000),
	CONSTRAINT "free_from_bounds" CHECK ("delivery_areas"."free_from" between 0 and 1000000000000),
	CONSTRAINT "delivery_days_bounds" CHECK (0 <= "delivery_areas"."days_min" and "delivery_areas"."days_min" <= "delivery_areas"."days_max" and "delivery_areas"."days_max" <= 365)
);
--> statement-breakpoint
CREATE TABLE "firm_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"expires" date,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reviewer" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kind_length" CHECK (char_length("firm_certificates"."kind") between 1 and 100),
	CONSTRAINT "state_option" CHECK ("firm_certificates"."state" in ('pending', 'verified', 'rejected', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country" text,
	"town" text,
	"latitude" double precision,
	"longitude" double precision,
	"radius" double precision,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kind_option" CHECK ("firms"."kind" in ('installer', 'shop')),
	CONSTRAINT "state_option" CHECK ("firms"."state" in ('active', 'paused', 'suspended', 'closed')),
	CONSTRAINT "currency_option" CHECK ("firms"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "name_length" CHECK (char_length("firms"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"firm_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_firm_id_user_id_pk" PRIMARY KEY("firm_id","user_id"),
	CONSTRAINT "role_option" CHECK ("memberships"."role" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "shop_terms" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"collection" boolean DEFAULT false NOT NULL,
	"collection_address" text DEFAULT '' NOT NULL,
	"return_days" integer DEFAULT 14 NOT NULL,
	"return_terms" text DEFAULT '' NOT NULL,
	"warranty_terms" text DEFAULT '' NOT NULL,
	"payments" text[] NOT NULL,
	"bank_details" text DEFAULT '' NOT NULL,
	CONSTRAINT "return_days_bounds" CHECK ("shop_terms"."return_days" between 0 and 365),
	CONSTRAINT "bank_details_length" CHECK (char_length("shop_terms"."bank_details") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"incoming" integer DEFAULT 0 NOT NULL,
	"incoming_on" date,
	"reorder_at" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_items_reserved" CHECK (0 <= "stock_items"."reserved" and "stock_items"."reserved" <= "stock_items"."on_hand"),
	CONSTRAINT "on_hand_bounds" CHECK ("stock_items"."on_hand" between 0 and 10000000),
	CONSTRAINT "incoming_bounds" CHECK ("stock_items"."incoming" between 0 and 10000000),
	CONSTRAINT "reorder_at_bounds" CHECK ("stock_items"."reorder_at" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "stock_locations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"name" text NOT NULL,
	"town" text,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "name_length" CHECK (char_length("stock_locations"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"order_line_id" uuid,
	"transfer_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kind_option" CHECK ("stock_movements"."kind" in ('opening', 'received', 'adjusted', 'counted', 'transfer-out', 'transfer-in', 'shipped', 'returned', 'scrapped')),
	CONSTRAINT "stock_movements_something" CHECK ("stock_movements"."quantity" <> 0),
	CONSTRAINT "stock_movements_reason_length" CHECK (char_length("stock_movements"."reason") <= 200)
);
--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_for_firm_id_firms_id_fk" FOREIGN KEY ("for_firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_certificates" ADD CONSTRAINT "firm_certificates_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_terms" ADD CONSTRAINT "shop_terms_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_location_id_stock_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."stock_locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_locations" ADD CONSTRAINT "stock_locations_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_item_id_stock_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."stock_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_kind" ON "price_lists" USING btree ("firm_id","kind") WHERE "price_lists"."for_firm_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_own" ON "price_lists" USING btree ("firm_id","for_firm_id") WHERE "price_lists"."for_firm_id" is not null;--> statement-breakpoint
CREATE INDEX "price_lists_for_firm_id" ON "price_lists" USING btree ("for_firm_id");--> statement-breakpoint
CREATE INDEX "prices_product_id" ON "prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "prices_list_id" ON "prices" USING btree ("list_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("firm_id",lower("sku"));--> statement-breakpoint
CREATE INDEX "products_firm_list" ON "products" USING btree ("firm_id","state","name","id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","state");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_areas_firm_id" ON "delivery_areas" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "firm_certificates_firm_id" ON "firm_certificates" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "firms_kind_state" ON "firms" USING btree ("kind","state");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user_id" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_items_place" ON "stock_items" USING btree ("product_id","location_id");--> statement-breakpoint
CREATE INDEX "stock_items_location_id" ON "stock_items" USING btree ("location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_locations_name" ON "stock_locations" USING btree ("firm_id",lower("name"));--> statement-breakpoint
CREATE INDEX "stock_movements_item_id" ON "stock_movements" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_line_id" ON "stock_movements" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "stock_movements_user_id" ON "stock_movements" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_one_at_a_time" EXCLUDE USING gist ("product_id" WITH =, "list_id" WITH =, "from_quantity" WITH =, tstzrange("valid_from", "valid_until") WITH &&);--> statement-breakpoint
-- Movements are added and never changed. They go with the firm they belong to: a foreign key's own deletion is one trigger deeper. Who did it is forgotten with the account.
CREATE FUNCTION refuse_change_of_movement() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
	IF TG_OP = 'UPDATE' AND NEW."user_id" IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'movements of stock are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_append_only" BEFORE UPDATE OR DELETE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_movement();--> statement-breakpoint
-- Businesses that signed up before there were firms. An id begins with the time, as those that the product makes.
CREATE FUNCTION id_of(moment timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
	SELECT (lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$$;
--> statement-breakpoint
WITH business AS MATERIALIZED (
	SELECT id_of(u."created_at") AS "id", u."id" AS "user_id", u."phone", coalesce(u."currency", 'USD') AS "currency", u."created_at", b."kind", b."name", b."about", b."website"
	FROM "users" u JOIN (
		SELECT "user_id", 'shop' AS "kind", "store_name" AS "name", "description" AS "about", "website" FROM "retailer_profiles"
		UNION ALL SELECT "user_id", 'installer', "business_name", "description", "website" FROM "installer_profiles"
	) b ON b."user_id" = u."id"
), firm AS (
	INSERT INTO "firms" ("id", "kind", "name", "about", "website", "phone", "currency", "created_at", "updated_at")
	SELECT "id", "kind", left("name", 100), "about", "website", "phone", "currency", "created_at", "created_at" FROM business
), member AS (
	INSERT INTO "memberships" ("firm_id", "user_id", "role", "joined_at") SELECT "id", "user_id", 'owner', "created_at" FROM business
), terms AS (
	INSERT INTO "shop_terms" ("firm_id", "payments") SELECT "id", '{transfer}' FROM business WHERE "kind" = 'shop'
), list AS (
	INSERT INTO "price_lists" ("id", "firm_id", "kind", "currency")
	SELECT id_of("created_at"), "id", k, "currency" FROM business, unnest(ARRAY['public', 'trade']) k WHERE "kind" = 'shop'
)
INSERT INTO "stock_locations" ("id", "firm_id", "name", "created_at") SELECT id_of("created_at"), "id", 'Main store', "created_at" FROM business WHERE "kind" = 'shop';
--> statement-breakpoint
DROP FUNCTION id_of(timestamptz);