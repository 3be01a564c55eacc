DELETE FROM "prices" WHERE "unit_minor" > 10000000000;--> statement-breakpoint
DELETE FROM "price_book" WHERE "cost_minor" > 10000000000;--> statement-breakpoint
UPDATE "products" SET "cost_minor" = NULL WHERE "cost_minor" > 10000000000;--> statement-breakpoint
ALTER TABLE "price_book" DROP CONSTRAINT "cost_minor_bounds";--> statement-breakpoint
ALTER TABLE "prices" DROP CONSTRAINT "unit_minor_bounds";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "cost_minor_bounds";--> statement-breakpoint
ALTER TABLE "price_book" ADD CONSTRAINT "cost_minor_bounds" CHECK ("price_book"."cost_minor" between 0 and 10000000000);--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "unit_minor_bounds" CHECK ("prices"."unit_minor" between 0 and 10000000000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "cost_minor_bounds" CHECK ("products"."cost_minor" between 0 and 10000000000);