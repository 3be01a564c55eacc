CREATE TABLE "installed_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"serial" text NOT NULL,
	"key" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kind_option" CHECK ("installed_units"."kind" in ('panels', 'battery', 'inverter')),
	CONSTRAINT "serial_length" CHECK (char_length("installed_units"."serial") between 1 and 60),
	CONSTRAINT "position_bounds" CHECK ("installed_units"."position" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"labour_minor" bigint NOT NULL,
	"contract_number" integer NOT NULL,
	"difference_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "state_option" CHECK ("job_changes"."state" in ('proposed', 'agreed', 'declined', 'withdrawn')),
	CONSTRAINT "by_option" CHECK ("job_changes"."by" in ('owner', 'firm')),
	CONSTRAINT "reason_length" CHECK (char_length("job_changes"."reason") between 1 and 2000),
	CONSTRAINT "total_minor_bounds" CHECK ("job_changes"."total_minor" between 0 and 1000000000000000)
);
--> statement-breakpoint
CREATE TABLE "job_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"labour_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"change_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "total_minor_bounds" CHECK ("job_contracts"."total_minor" between 0 and 1000000000000000),
	CONSTRAINT "number_bounds" CHECK ("job_contracts"."number" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"event" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"role" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_option" CHECK ("job_events"."event" in ('deposit', 'procure', 'schedule', 'start', 'commission', 'hand_over', 'warrant', 'close', 'hold', 'resume', 'dispute', 'settle', 'cancel', 'cancel_agreed')),
	CONSTRAINT "role_option" CHECK ("job_events"."role" in ('owner', 'firm', 'clock', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "job_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"when" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"due_on" date,
	CONSTRAINT "when_option" CHECK ("job_milestones"."when" in ('signing', 'parts', 'running', 'after')),
	CONSTRAINT "amount_minor_bounds" CHECK ("job_milestones"."amount_minor" between 0 and 1000000000000000),
	CONSTRAINT "job_milestones_asked" CHECK (("job_milestones"."asked_at" is null) = ("job_milestones"."due_on" is null))
);
--> statement-breakpoint
CREATE TABLE "job_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"item" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_option" CHECK ("job_photos"."item" in ('before', 'hooks', 'rails', 'panels', 'isolator', 'earthing', 'battery', 'inverter', 'board', 'after'))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "jobs_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"version_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"quote_number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"project_id" uuid,
	"person_id" uuid,
	"firm_id" uuid NOT NULL,
	"firm_name" text NOT NULL,
	"person_name" text NOT NULL,
	"place" text NOT NULL,
	"phone" text NOT NULL,
	"site_address" text NOT NULL,
	"country" text,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"before" text,
	"terms" jsonb NOT NULL,
	"panel_watts" double precision NOT NULL,
	"total_minor" bigint NOT NULL,
	"pay_to" text NOT NULL,
	"start_on" date,
	"days" integer,
	"crew" text NOT NULL,
	"parts_at" timestamp with time zone,
	"readings" jsonb,
	"readings_note" text NOT NULL,
	"read_at" timestamp with time zone,
	"commissioned_at" timestamp with time zone,
	"handover_at" timestamp with time zone,
	"handover_until" timestamp with time zone,
	"handover_left" bigint,
	"handed_over_at" timestamp with time zone,
	"handed_over_by" text,
	"warranty_until" date,
	"cancel_asked_by" text,
	"cancel_reason" text NOT NULL,
	"cancel_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "state_option" CHECK ("jobs"."state" in ('contracted', 'deposit_received', 'procurement', 'scheduled', 'in_progress', 'commissioned', 'handed_over', 'in_warranty', 'closed', 'on_hold', 'disputed', 'cancelled')),
	CONSTRAINT "before_option" CHECK ("jobs"."before" in ('contracted', 'deposit_received', 'procurement', 'scheduled', 'in_progress', 'commissioned', 'handed_over', 'in_warranty', 'closed', 'on_hold', 'disputed', 'cancelled')),
	CONSTRAINT "currency_option" CHECK ("jobs"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "total_minor_bounds" CHECK ("jobs"."total_minor" between 0 and 1000000000000000),
	CONSTRAINT "days_bounds" CHECK ("jobs"."days" between 1 and 365),
	CONSTRAINT "jobs_stopped" CHECK (("jobs"."state" in ('on_hold', 'disputed')) = ("jobs"."before" is not null)),
	CONSTRAINT "jobs_pay_to" CHECK (char_length("jobs"."pay_to") <= 200),
	CONSTRAINT "jobs_crew" CHECK (char_length("jobs"."crew") <= 100),
	CONSTRAINT "jobs_handover_left" CHECK ("jobs"."handover_left" between 0 and 1209600000)
);
--> statement-breakpoint
ALTER TABLE "file_uses" DROP CONSTRAINT "kind_option";--> statement-breakpoint
ALTER TABLE "threads" DROP CONSTRAINT "kind_option";--> statement-breakpoint
ALTER TABLE "disputes" DROP CONSTRAINT "about_option";--> statement-breakpoint
ALTER TABLE "disputes" DROP CONSTRAINT "amount_minor_bounds";--> statement-breakpoint
ALTER TABLE "card_chargebacks" DROP CONSTRAINT "amount_minor_bounds";--> statement-breakpoint
ALTER TABLE "card_payments" DROP CONSTRAINT "amount_minor_bounds";--> statement-breakpoint
ALTER TABLE "card_refunds" DROP CONSTRAINT "amount_minor_bounds";--> statement-breakpoint
ALTER TABLE "account_entries" DROP CONSTRAINT "amount_minor_bounds";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "amount_minor_bounds";--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "seller_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payments" ALTER COLUMN "seller_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_entries" ALTER COLUMN "seller_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "seller_order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "account_entries" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "milestone_id" uuid;--> statement-breakpoint
ALTER TABLE "installed_units" ADD CONSTRAINT "installed_units_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_changes" ADD CONSTRAINT "job_changes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_contracts" ADD CONSTRAINT "job_contracts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_milestones" ADD CONSTRAINT "job_milestones_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_photos" ADD CONSTRAINT "job_photos_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "installed_units_position" ON "installed_units" USING btree ("job_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "installed_units_key" ON "installed_units" USING btree ("job_id","kind","key");--> statement-breakpoint
CREATE INDEX "installed_units_known" ON "installed_units" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "job_changes_number" ON "job_changes" USING btree ("job_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "job_changes_open" ON "job_changes" USING btree ("job_id") WHERE "job_changes"."state" = 'proposed';--> statement-breakpoint
CREATE UNIQUE INDEX "job_contracts_number" ON "job_contracts" USING btree ("job_id","number");--> statement-breakpoint
CREATE INDEX "job_events_job" ON "job_events" USING btree ("job_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_milestones_position" ON "job_milestones" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "job_milestones_due_at" ON "job_milestones" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "job_photos_job" ON "job_photos" USING btree ("job_id","item","id");--> statement-breakpoint
CREATE INDEX "job_photos_user" ON "job_photos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_version" ON "jobs" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_number" ON "jobs" USING btree ("number");--> statement-breakpoint
CREATE INDEX "jobs_firm" ON "jobs" USING btree ("firm_id","state","start_on");--> statement-breakpoint
CREATE INDEX "jobs_person" ON "jobs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "jobs_project" ON "jobs" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "jobs_request" ON "jobs" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "jobs_handover" ON "jobs" USING btree ("state","handover_until");--> statement-breakpoint
CREATE INDEX "jobs_warranty" ON "jobs" USING btree ("state","warranty_until");--> statement-breakpoint
CREATE INDEX "disputes_milestone_id" ON "disputes" USING btree ("milestone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_living_milestone" ON "disputes" USING btree ("milestone_id") WHERE "disputes"."state" in ('open', 'answered', 'proposed');--> statement-breakpoint
CREATE INDEX "card_payments_milestone_id" ON "card_payments" USING btree ("milestone_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_entries_milestone_key" ON "account_entries" USING btree ("milestone_id","key");--> statement-breakpoint
CREATE INDEX "payments_milestone_id" ON "payments" USING btree ("milestone_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "kind_option" CHECK ("file_uses"."kind" in ('product-picture', 'product-document', 'payment-proof', 'certificate', 'dispute-evidence', 'job-photo'));--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "kind_option" CHECK ("threads"."kind" in ('order', 'quote', 'job'));--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_account" CHECK (num_nonnulls("disputes"."seller_order_id", "disputes"."milestone_id") = 1);--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "about_option" CHECK ("disputes"."about" in ('order', 'return', 'milestone'));--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "amount_minor_bounds" CHECK ("disputes"."amount_minor" between 0 and 1000000000000000);--> statement-breakpoint
ALTER TABLE "card_chargebacks" ADD CONSTRAINT "amount_minor_bounds" CHECK ("card_chargebacks"."amount_minor" between 0 and 1000000000000000);--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_account" CHECK (num_nonnulls("card_payments"."seller_order_id", "card_payments"."milestone_id") = 1);--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "amount_minor_bounds" CHECK ("card_payments"."amount_minor" between 1 and 1000000000000000);--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "amount_minor_bounds" CHECK ("card_refunds"."amount_minor" between 1 and 1000000000000000);--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_account" CHECK (num_nonnulls("account_entries"."seller_order_id", "account_entries"."milestone_id") = 1);--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "amount_minor_bounds" CHECK ("account_entries"."amount_minor" between 1 and 1000000000000000);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account" CHECK (num_nonnulls("payments"."seller_order_id", "payments"."milestone_id") = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "amount_minor_bounds" CHECK ("payments"."amount_minor" between 1 and 1000000000000000);--> statement-breakpoint
CREATE TRIGGER "job_contracts_append_only" BEFORE UPDATE OR DELETE ON "job_contracts" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();--> statement-breakpoint
CREATE TRIGGER "job_events_append_only" BEFORE UPDATE OR DELETE ON "job_events" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
