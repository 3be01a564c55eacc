CREATE TABLE "quote_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"option" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"costs" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"figures" jsonb,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reply" text DEFAULT '' NOT NULL,
	CONSTRAINT "state_option" CHECK ("quote_versions"."state" in ('draft', 'sent', 'viewed', 'change_asked', 'accepted', 'declined', 'superseded', 'expired', 'withdrawn')),
	CONSTRAINT "option_bounds" CHECK ("quote_versions"."option" between 1 and 3),
	CONSTRAINT "number_bounds" CHECK ("quote_versions"."number" between 1 and 30),
	CONSTRAINT "total_minor_bounds" CHECK ("quote_versions"."total_minor" between 0 and 1000000000000000),
	CONSTRAINT "quote_versions_reply" CHECK (char_length("quote_versions"."reply") <= 2000),
	CONSTRAINT "quote_versions_sent" CHECK ("quote_versions"."state" in ('draft', 'superseded') or ("quote_versions"."sent_at" is not null and "quote_versions"."figures" is not null))
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "quotes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"invitation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "threads" DROP CONSTRAINT "kind_option";--> statement-breakpoint
ALTER TABLE "request_shown" DROP CONSTRAINT "what_option";--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "weather_name" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "weather_hours" "bytea";--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "site_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_invitation_id_quote_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."quote_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_versions_accepted" ON "quote_versions" USING btree ("request_id") WHERE "quote_versions"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_versions_draft" ON "quote_versions" USING btree ("quote_id","option") WHERE "quote_versions"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quote_versions_number" ON "quote_versions" USING btree ("quote_id","option","number");--> statement-breakpoint
CREATE INDEX "quote_versions_request_id" ON "quote_versions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_versions_valid_until" ON "quote_versions" USING btree ("state","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_invitation" ON "quotes" USING btree ("invitation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "quotes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "quotes_updated_at" ON "quotes" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "kind_option" CHECK ("threads"."kind" in ('order', 'quote'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_address" CHECK (char_length("quote_requests"."site_address") <= 200);--> statement-breakpoint
ALTER TABLE "request_shown" ADD CONSTRAINT "what_option" CHECK ("request_shown"."what" in ('request', 'contact', 'full'));