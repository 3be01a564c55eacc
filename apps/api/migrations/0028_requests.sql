CREATE TABLE "quote_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"firm_id" uuid,
	"firm_name" text NOT NULL,
	"state" text NOT NULL,
	"kilometres" integer NOT NULL,
	"consent" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "state_option" CHECK ("quote_invitations"."state" in ('offered', 'viewed', 'accepted', 'site_visit', 'quoted', 'won', 'lost', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "reason_option" CHECK ("quote_invitations"."reason" in ('no_team', 'too_far', 'too_small', 'too_large', 'not_our_kind', 'too_soon', 'other')),
	CONSTRAINT "quote_invitations_text" CHECK (char_length("quote_invitations"."firm_name") <= 100 and char_length("quote_invitations"."words") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid,
	"person_id" uuid,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"wish_date" date,
	"budget_minor" bigint,
	"currency" text NOT NULL,
	"priority" text NOT NULL,
	"note" text NOT NULL,
	"phone" text NOT NULL,
	"share_loads" boolean NOT NULL,
	"share_roof" boolean NOT NULL,
	"share_supply" boolean NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"system_type" text NOT NULL,
	"power" double precision NOT NULL,
	"daily_consumption" double precision NOT NULL,
	"grid_hours" integer[] DEFAULT '{}' NOT NULL,
	"design" jsonb,
	"roof" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"reach_told_at" timestamp with time zone,
	CONSTRAINT "state_option" CHECK ("quote_requests"."state" in ('draft', 'sent', 'quoting', 'awarded', 'closed', 'withdrawn', 'expired', 'no_match')),
	CONSTRAINT "currency_option" CHECK ("quote_requests"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "priority_option" CHECK ("quote_requests"."priority" in ('hours', 'price', 'monthly', 'soonest')),
	CONSTRAINT "system_type_option" CHECK ("quote_requests"."system_type" in ('off-grid', 'on-grid', 'hybrid')),
	CONSTRAINT "budget_minor_bounds" CHECK ("quote_requests"."budget_minor" between 0 and 1000000000000),
	CONSTRAINT "quote_requests_note" CHECK (char_length("quote_requests"."note") <= 2000),
	CONSTRAINT "quote_requests_sent" CHECK ("quote_requests"."state" in ('draft', 'no_match', 'withdrawn') or "quote_requests"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "request_shown" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"user_id" uuid,
	"what" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "what_option" CHECK ("request_shown"."what" in ('request', 'contact'))
);
--> statement-breakpoint
ALTER TABLE "quote_invitations" ADD CONSTRAINT "quote_invitations_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_invitations" ADD CONSTRAINT "quote_invitations_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_shown" ADD CONSTRAINT "request_shown_invitation_id_quote_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."quote_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_invitations_firm" ON "quote_invitations" USING btree ("request_id","firm_id");--> statement-breakpoint
CREATE INDEX "quote_invitations_firm_id" ON "quote_invitations" USING btree ("firm_id","state","id");--> statement-breakpoint
CREATE INDEX "quote_invitations_answer_by" ON "quote_invitations" USING btree ("state","answer_by");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_open" ON "quote_requests" USING btree ("project_id") WHERE "quote_requests"."state" in ('draft', 'sent', 'quoting', 'awarded', 'no_match');--> statement-breakpoint
CREATE INDEX "quote_requests_project_id" ON "quote_requests" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "quote_requests_person_id" ON "quote_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "quote_requests_state" ON "quote_requests" USING btree ("state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_shown_once" ON "request_shown" USING btree ("invitation_id","what","user_id");--> statement-breakpoint
CREATE INDEX "request_shown_user_id" ON "request_shown" USING btree ("user_id");