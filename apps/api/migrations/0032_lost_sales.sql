CREATE TABLE "lost_sales" (
	"cart_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"wanted" integer NOT NULL,
	"missing" integer NOT NULL,
	"lost" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lost_sales_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "wanted_bounds" CHECK ("lost_sales"."wanted" between 1 and 10000),
	CONSTRAINT "missing_bounds" CHECK ("lost_sales"."missing" between 1 and 10000),
	CONSTRAINT "lost_bounds" CHECK ("lost_sales"."lost" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "lost_sales" ADD CONSTRAINT "lost_sales_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lost_sales_product_id" ON "lost_sales" USING btree ("product_id","at");