CREATE TABLE "demand_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_demand" (
	"week" date NOT NULL,
	"area_id" text NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"people" integer NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "local_demand_week_area_id_kind_pk" PRIMARY KEY("week","area_id","kind"),
	CONSTRAINT "kind_option" CHECK ("local_demand"."kind" in ('panels', 'battery-5', 'battery-10', 'battery-20', 'battery-more', 'inverter-3', 'inverter-6', 'inverter-10', 'inverter-more')),
	CONSTRAINT "local_demand_people" CHECK ("local_demand"."people" >= 5)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"told" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"act" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "act_length" CHECK (char_length("operator_audit"."act") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firm_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_option" CHECK ("firm_invitations"."role" in ('owner', 'staff')),
	CONSTRAINT "email_length" CHECK (char_length("firm_invitations"."email") between 1 and 254)
);
--> statement-breakpoint
CREATE TABLE "shop_tax_rates" (
	"firm_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"percent" double precision NOT NULL,
	CONSTRAINT "shop_tax_rates_firm_id_valid_from_pk" PRIMARY KEY("firm_id","valid_from"),
	CONSTRAINT "percent_bounds" CHECK ("shop_tax_rates"."percent" between 0 and 50)
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "tax_percent" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "local_demand" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_minor" bigint;--> statement-breakpoint
ALTER TABLE "local_demand" ADD CONSTRAINT "local_demand_week_demand_weeks_week_fk" FOREIGN KEY ("week") REFERENCES "public"."demand_weeks"("week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_invitations" ADD CONSTRAINT "firm_invitations_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_tax_rates" ADD CONSTRAINT "shop_tax_rates_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_created_at" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_message" ON "notifications" USING btree ("user_id","subject_id") WHERE "notifications"."kind" = 'message' and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "operator_audit_subject_id" ON "operator_audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "operator_audit_at" ON "operator_audit" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_email" ON "firm_invitations" USING btree ("firm_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_invitations_token_hash" ON "firm_invitations" USING btree ("token_hash");--> statement-breakpoint
-- What operators did is added and never changed.
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	RAISE EXCEPTION 'the audit of operators is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_audit_append_only" BEFORE UPDATE OR DELETE ON "operator_audit" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();--> statement-breakpoint
-- Firms that chose a town before its coordinates were kept with it.
UPDATE "firms" SET "latitude" = split_part("town", ' ', 2)::double precision, "longitude" = split_part("town", ' ', 3)::double precision
WHERE "latitude" IS NULL AND "town" ~ '^\d{1,10} -?\d{1,2}(\.\d{1,4})? -?\d{1,3}(\.\d{1,4})? (-?\d{1,4}|-) \S';
