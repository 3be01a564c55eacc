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
ALTER TABLE "users" ADD COLUMN "local_demand" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_minor" bigint;--> statement-breakpoint
ALTER TABLE "local_demand" ADD CONSTRAINT "local_demand_week_demand_weeks_week_fk" FOREIGN KEY ("week") REFERENCES "public"."demand_weeks"("week") ON DELETE cascade ON UPDATE no action;