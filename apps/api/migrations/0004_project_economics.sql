CREATE TABLE "project_economics" (
	"project_id" uuid NOT NULL,
	"country" text NOT NULL,
	"tariff" double precision,
	"petrol_price" double precision,
	"diesel_price" double precision,
	"inflation" double precision,
	"discount_rate" double precision,
	"loan_rate" double precision,
	"loan_term" integer,
	"down_payment" double precision,
	"years" integer,
	"generator" text,
	CONSTRAINT "project_economics_project_id_country_pk" PRIMARY KEY("project_id","country"),
	CONSTRAINT "country_option" CHECK ("project_economics"."country" in ('Nigeria', 'Ghana', 'Kenya', 'South Africa', 'USA', 'UK', 'Germany', 'Australia', 'India')),
	CONSTRAINT "tariff_bounds" CHECK ("project_economics"."tariff" between 0 and 100000),
	CONSTRAINT "petrol_price_bounds" CHECK ("project_economics"."petrol_price" between 0 and 100000),
	CONSTRAINT "diesel_price_bounds" CHECK ("project_economics"."diesel_price" between 0 and 100000),
	CONSTRAINT "inflation_bounds" CHECK ("project_economics"."inflation" between 0 and 200),
	CONSTRAINT "discount_rate_bounds" CHECK ("project_economics"."discount_rate" between 0 and 200),
	CONSTRAINT "loan_rate_bounds" CHECK ("project_economics"."loan_rate" between 0 and 200),
	CONSTRAINT "loan_term_bounds" CHECK ("project_economics"."loan_term" between 1 and 360),
	CONSTRAINT "down_payment_bounds" CHECK ("project_economics"."down_payment" between 0 and 100),
	CONSTRAINT "years_bounds" CHECK ("project_economics"."years" between 1 and 30),
	CONSTRAINT "generator_option" CHECK ("project_economics"."generator" in ('petrol', 'diesel'))
);
--> statement-breakpoint
ALTER TABLE "project_economics" ADD CONSTRAINT "project_economics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;