CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_user_id_pk" PRIMARY KEY("review_id","user_id"),
	CONSTRAINT "reason_length" CHECK (char_length("review_reports"."reason") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"about_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"product_id" uuid,
	"product" text,
	"author_id" uuid,
	"first_name" text NOT NULL,
	"place" text NOT NULL,
	"stars" integer NOT NULL,
	"content" text NOT NULL,
	"shown" jsonb NOT NULL,
	"state" text NOT NULL,
	"hidden_because" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_shown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "reviews_subject_id_unique" UNIQUE("subject_id"),
	CONSTRAINT "kind_option" CHECK ("reviews"."kind" in ('job', 'line')),
	CONSTRAINT "state_option" CHECK ("reviews"."state" in ('published', 'withdrawn', 'hidden')),
	CONSTRAINT "stars_bounds" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_product" CHECK (("reviews"."kind" = 'line') = ("reviews"."product_id" is not null)),
	CONSTRAINT "reviews_content" CHECK (char_length("reviews"."content") <= 2000),
	CONSTRAINT "reviews_reply" CHECK (char_length("reviews"."reply") <= 2000),
	CONSTRAINT "reviews_replied" CHECK (("reviews"."reply" = '') = ("reviews"."replied_at" is null)),
	CONSTRAINT "reviews_hidden" CHECK (("reviews"."state" = 'hidden') = ("reviews"."hidden_because" <> '')),
	CONSTRAINT "reviews_first_name" CHECK (char_length("reviews"."first_name") <= 100)
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_user" ON "review_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_firm" ON "reviews" USING btree ("firm_id","state","id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","state","id");--> statement-breakpoint
CREATE INDEX "reviews_about" ON "reviews" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");