CREATE TABLE "legal_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_option" CHECK ("legal_pages"."page" in ('imprint', 'privacy', 'terms')),
	CONSTRAINT "legal_pages_length" CHECK (char_length("legal_pages"."text") <= 60000)
);
--> statement-breakpoint
ALTER TABLE "shop_billing" DROP CONSTRAINT "shop_billing_lengths";--> statement-breakpoint
ALTER TABLE "shop_billing" ADD COLUMN "register" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_pages_page" ON "legal_pages" USING btree ("page");--> statement-breakpoint
ALTER TABLE "shop_billing" ADD CONSTRAINT "shop_billing_lengths" CHECK (char_length("shop_billing"."address") <= 200 and char_length("shop_billing"."legal_name") <= 100
        and char_length("shop_billing"."tax_number") <= 100 and char_length("shop_billing"."register") <= 100);