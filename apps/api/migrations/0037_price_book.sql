CREATE TABLE "price_book" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"cost_minor" bigint NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"figures" jsonb NOT NULL,
	"checked_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kind_option" CHECK ("price_book"."kind" in ('panels', 'battery', 'inverter', 'mounting', 'dc-isolator', 'dc-fuse', 'surge-protection', 'battery-fuse', 'ac-breaker', 'rcd', 'earthing', 'cables', 'other')),
	CONSTRAINT "currency_option" CHECK ("price_book"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "name_length" CHECK (char_length("price_book"."name") between 1 and 100),
	CONSTRAINT "cost_minor_bounds" CHECK ("price_book"."cost_minor" between 0 and 1000000000000),
	CONSTRAINT "price_book_supplier" CHECK (char_length("price_book"."supplier") <= 100)
);
--> statement-breakpoint
ALTER TABLE "price_book" ADD CONSTRAINT "price_book_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_book_name" ON "price_book" USING btree ("firm_id","kind","currency",lower("name"));--> statement-breakpoint
CREATE INDEX "price_book_checked_on" ON "price_book" USING btree ("firm_id","checked_on");