ALTER TABLE "quote_requests" ADD COLUMN "roof_kind" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "storeys" integer;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "payment" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "roof_kind_option" CHECK ("quote_requests"."roof_kind" in ('tiles', 'metal', 'shingles', 'concrete', 'ground', 'other'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "payment_option" CHECK ("quote_requests"."payment" in ('any', 'cash', 'credit'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "storeys_bounds" CHECK ("quote_requests"."storeys" between 1 and 20);