CREATE TABLE "payment_corrections" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_events" DROP CONSTRAINT "event_option";--> statement-breakpoint
ALTER TABLE "payment_corrections" ADD CONSTRAINT "payment_corrections_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "event_option" CHECK ("job_events"."event" in ('deposit', 'procure', 'schedule', 'start', 'commission', 'hand_over', 'warrant', 'payment_corrected', 'close', 'hold', 'resume', 'dispute', 'settle', 'cancel', 'cancel_agreed', 'withdraw'));--> statement-breakpoint
CREATE FUNCTION refuse_change_of_correction() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- Once the time of keeping is over the reason is emptied, and nothing else changes.
	IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'reason') = (to_jsonb(OLD) - 'reason') AND NEW.reason = '' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'rows of this table are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_corrections_append_only" BEFORE UPDATE OR DELETE ON "payment_corrections" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_correction();
