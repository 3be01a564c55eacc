CREATE TABLE "passport_corrections" (
	"reading_id" uuid PRIMARY KEY NOT NULL,
	"passport_id" uuid NOT NULL,
	"on" date NOT NULL,
	"meter_kwh" double precision,
	"fuel_litres" double precision,
	"new_meter" boolean NOT NULL,
	"note" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"instead_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "way_option" CHECK ("passport_corrections"."way" in ('hand', 'file')),
	CONSTRAINT "passport_corrections_note" CHECK (char_length("passport_corrections"."note") <= 200),
	CONSTRAINT "passport_corrections_reason" CHECK (char_length("passport_corrections"."reason") <= 200)
);
--> statement-breakpoint
ALTER TABLE "passport_corrections" ADD CONSTRAINT "passport_corrections_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passport_corrections_passport" ON "passport_corrections" USING btree ("passport_id");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_corrected_reading() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	-- With another owner the texts and the person are emptied. A passport's corrections go with the passport.
	IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'reason' - 'note' - 'user_id') = (to_jsonb(OLD) - 'reason' - 'note' - 'user_id')
		AND NEW.reason = '' AND NEW.note = '' AND NEW.user_id IS NULL THEN RETURN NEW; END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM passports WHERE id = OLD.passport_id) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'rows of this table are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "passport_corrections_append_only" BEFORE UPDATE OR DELETE ON "passport_corrections" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_corrected_reading();
