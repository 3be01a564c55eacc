CREATE TABLE "passport_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"passport_id" uuid NOT NULL,
	"code" text NOT NULL,
	"since" date NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "code_option" CHECK ("passport_alerts"."code" in ('string_loss', 'soiling', 'weak_battery', 'meter_stopped'))
);
--> statement-breakpoint
CREATE TABLE "passport_houses" (
	"passport_id" uuid PRIMARY KEY NOT NULL,
	"input" jsonb NOT NULL,
	"weather_name" text,
	"weather_hours" "bytea",
	"quote" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tries_bounds" CHECK ("passport_houses"."tries" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "passport_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"passport_id" uuid NOT NULL,
	"on" date NOT NULL,
	"meter_kwh" double precision,
	"fuel_litres" double precision,
	"new_meter" boolean NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meter_kwh_bounds" CHECK ("passport_readings"."meter_kwh" between 0 and 1000000000),
	CONSTRAINT "fuel_litres_bounds" CHECK ("passport_readings"."fuel_litres" between 0 and 100000),
	CONSTRAINT "passport_readings_something" CHECK ("passport_readings"."meter_kwh" is not null or "passport_readings"."fuel_litres" is not null),
	CONSTRAINT "passport_readings_note" CHECK (char_length("passport_readings"."note") <= 200)
);
--> statement-breakpoint
CREATE TABLE "passport_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"passport_id" uuid NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "state_option" CHECK ("passport_transfers"."state" in ('offered', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "passport_transfers_email_kept" CHECK (("passport_transfers"."state" = 'offered') = ("passport_transfers"."email" <> '')),
	CONSTRAINT "passport_transfers_email_length" CHECK (char_length("passport_transfers"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "passport_upkeep" (
	"id" uuid PRIMARY KEY NOT NULL,
	"passport_id" uuid NOT NULL,
	"task" text NOT NULL,
	"on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_option" CHECK ("passport_upkeep"."task" in ('wash', 'look', 'tighten', 'fan', 'battery', 'water', 'surge', 'residual', 'earth'))
);
--> statement-breakpoint
CREATE TABLE "passports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "passports_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"job_id" uuid NOT NULL,
	"job_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"project_id" uuid,
	"owns_job" boolean NOT NULL,
	"firm_id" uuid NOT NULL,
	"firm_name" text NOT NULL,
	"place" text NOT NULL,
	"country" text,
	"commissioned_on" date,
	"handed_over_on" date NOT NULL,
	"panel_watts" double precision NOT NULL,
	"built" jsonb NOT NULL,
	"held" boolean NOT NULL,
	"token" text,
	"link_made_at" timestamp with time zone,
	"tells_firm" boolean DEFAULT false NOT NULL,
	"expected" jsonb,
	"followed" jsonb,
	"followed_on" date,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passports_followed" CHECK (("passports"."followed" is null) = ("passports"."followed_on" is null)),
	CONSTRAINT "passports_link" CHECK (("passports"."token" is null) = ("passports"."link_made_at" is null))
);
--> statement-breakpoint
ALTER TABLE "passport_alerts" ADD CONSTRAINT "passport_alerts_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_houses" ADD CONSTRAINT "passport_houses_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_readings" ADD CONSTRAINT "passport_readings_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_transfers" ADD CONSTRAINT "passport_transfers_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_upkeep" ADD CONSTRAINT "passport_upkeep_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passport_alerts_open" ON "passport_alerts" USING btree ("passport_id","code") WHERE "passport_alerts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "passport_alerts_passport" ON "passport_alerts" USING btree ("passport_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_readings_day" ON "passport_readings" USING btree ("passport_id","on");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_transfers_open" ON "passport_transfers" USING btree ("passport_id") WHERE "passport_transfers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "passport_transfers_email" ON "passport_transfers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "passport_transfers_until" ON "passport_transfers" USING btree ("state","until");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_upkeep_day" ON "passport_upkeep" USING btree ("passport_id","task","on");--> statement-breakpoint
CREATE UNIQUE INDEX "passports_job" ON "passports" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passports_number" ON "passports" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "passports_token" ON "passports" USING btree ("token");--> statement-breakpoint
CREATE INDEX "passports_owner" ON "passports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "passports_project" ON "passports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "passports_followed_on" ON "passports" USING btree ("followed_on");