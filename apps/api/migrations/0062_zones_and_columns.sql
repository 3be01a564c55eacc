CREATE TABLE "import_columns" (
	"owner_id" uuid NOT NULL,
	"firm_id" uuid,
	"import" text NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_columns_owner_id_import_pk" PRIMARY KEY("owner_id","import"),
	CONSTRAINT "import_option" CHECK ("import_columns"."import" in ('products', 'stock', 'prices', 'readings'))
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "passports" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_columns" ADD CONSTRAINT "import_columns_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_columns_firm_id" ON "import_columns" USING btree ("firm_id");--> statement-breakpoint
UPDATE "jobs" SET "time_zone" = "quote_versions"."time_zone" FROM "quote_versions" WHERE "quote_versions"."id" = "jobs"."version_id";--> statement-breakpoint
UPDATE "passports" SET "time_zone" = "jobs"."time_zone" FROM "jobs" WHERE "jobs"."id" = "passports"."job_id";
