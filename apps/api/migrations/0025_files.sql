CREATE TABLE "file_forms" (
	"file_id" uuid NOT NULL,
	"form" text NOT NULL,
	"media_type" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "file_forms_file_id_form_pk" PRIMARY KEY("file_id","form"),
	CONSTRAINT "form_option" CHECK ("file_forms"."form" in ('whole', 'small', 'medium', 'large')),
	CONSTRAINT "bytes_bounds" CHECK ("file_forms"."bytes" between 1 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"file_id" uuid NOT NULL,
	"form" text NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_file_id_form_number_pk" PRIMARY KEY("file_id","form","number")
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "file_uses_file_id_kind_subject_id_pk" PRIMARY KEY("file_id","kind","subject_id"),
	CONSTRAINT "kind_option" CHECK ("file_uses"."kind" in ('product-picture', 'product-document', 'payment-proof', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firm_id" uuid,
	"user_id" uuid,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "type_option" CHECK ("files"."type" in ('picture', 'pdf')),
	CONSTRAINT "name_length" CHECK (char_length("files"."name") between 1 and 200),
	CONSTRAINT "files_owner" CHECK (("files"."firm_id" is null) <> ("files"."user_id" is null)),
	CONSTRAINT "files_picture" CHECK (("files"."type" = 'picture') = ("files"."width" is not null and "files"."height" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_documents" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "product_documents_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "position_bounds" CHECK ("product_documents"."position" between 0 and 5),
	CONSTRAINT "kind_option" CHECK ("product_documents"."kind" in ('datasheet', 'certificate')),
	CONSTRAINT "title_length" CHECK (char_length("product_documents"."title") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"alternative" text NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "position_bounds" CHECK ("product_pictures"."position" between 0 and 7),
	CONSTRAINT "alternative_length" CHECK (char_length("product_pictures"."alternative") <= 200)
);
--> statement-breakpoint
ALTER TABLE "file_forms" ADD CONSTRAINT "file_forms_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_form_file_forms_file_id_form_fk" FOREIGN KEY ("file_id","form") REFERENCES "public"."file_forms"("file_id","form") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_documents" ADD CONSTRAINT "product_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_forms_digest" ON "file_forms" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "file_uses_subject" ON "file_uses" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_firm_digest" ON "files" USING btree ("firm_id","digest") WHERE "files"."firm_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_user_digest" ON "files" USING btree ("user_id","digest") WHERE "files"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "files_created_at" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_documents_file_id" ON "product_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "product_pictures_file_id" ON "product_pictures" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "file_pieces" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
