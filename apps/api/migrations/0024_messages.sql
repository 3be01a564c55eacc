CREATE TABLE "messages" (
	"thread_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_thread_id_position_pk" PRIMARY KEY("thread_id","position"),
	CONSTRAINT "side_option" CHECK ("messages"."side" in ('person', 'firm')),
	CONSTRAINT "content_length" CHECK (char_length("messages"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "thread_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"person_left_at" timestamp with time zone,
	CONSTRAINT "kind_option" CHECK ("threads"."kind" in ('order'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pace" text NOT NULL,
	"app_off" text[] NOT NULL,
	"mail_off" text[] NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "notification_settings_token_unique" UNIQUE("token"),
	CONSTRAINT "pace_option" CHECK ("notification_settings"."pace" in ('at-once', 'daily', 'never'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_author_id" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "thread_reads_user_id" ON "thread_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "threads_person" ON "threads" USING btree ("person_id","last_at");--> statement-breakpoint
CREATE INDEX "threads_firm" ON "threads" USING btree ("firm_id","last_at");--> statement-breakpoint
CREATE INDEX "notifications_mail_at" ON "notifications" USING btree ("mail_at") WHERE "notifications"."mail_at" is not null;