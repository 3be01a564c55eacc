CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "installer_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"business_license" text NOT NULL,
	"website" text NOT NULL,
	"description" text NOT NULL,
	"years_experience" double precision NOT NULL,
	"service_radius" double precision NOT NULL,
	"hourly_rate" double precision NOT NULL,
	"certifications" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "pictures_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "retailer_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"store_name" text NOT NULL,
	"business_license" text NOT NULL,
	"website" text NOT NULL,
	"online_store_url" text NOT NULL,
	"description" text NOT NULL,
	"store_type" text NOT NULL,
	"product_categories" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"units" text NOT NULL,
	"currency" text,
	"theme" text NOT NULL,
	"language" text NOT NULL,
	"data_saver" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_appliances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"catalogue_id" text,
	"custom_name" text,
	"custom_power" double precision,
	"quantity" integer NOT NULL,
	"hours_per_day" double precision NOT NULL,
	"hours_of_day" smallint[] NOT NULL,
	"motor" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "appliance_named" CHECK ("project_appliances"."catalogue_id" is not null or "project_appliances"."custom_name" is not null),
	CONSTRAINT "custom_name_length" CHECK (char_length("project_appliances"."custom_name") between 1 and 100),
	CONSTRAINT "custom_power_bounds" CHECK ("project_appliances"."custom_power" between 0 and 100000),
	CONSTRAINT "quantity_bounds" CHECK ("project_appliances"."quantity" between 1 and 1000),
	CONSTRAINT "hours_per_day_bounds" CHECK ("project_appliances"."hours_per_day" between 0 and 24),
	CONSTRAINT "hours_of_day_bounds" CHECK (cardinality("project_appliances"."hours_of_day") between 1 and 24),
	CONSTRAINT "hours_of_day_hours" CHECK (0 <= all("project_appliances"."hours_of_day") and 23 >= all("project_appliances"."hours_of_day"))
);
--> statement-breakpoint
CREATE TABLE "project_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"description" text NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_option" CHECK ("project_history"."action" in ('created', 'modified', 'shared', 'calculated', 'exported', 'commented'))
);
--> statement-breakpoint
CREATE TABLE "project_owners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sunlight_hours" double precision NOT NULL,
	"sunlight_source" text NOT NULL,
	"backup_days" integer NOT NULL,
	"backup_hours" integer NOT NULL,
	"system_type" text NOT NULL,
	"voltage_frequency" text NOT NULL,
	"installation_location" text NOT NULL,
	"panel_to_inverter_distance" double precision NOT NULL,
	"inverter_to_load_distance" double precision NOT NULL,
	"inverter_to_generator_distance" double precision NOT NULL,
	"inverter_to_grid_distance" double precision NOT NULL,
	"ambient_temperature" double precision NOT NULL,
	"humidity" double precision NOT NULL,
	"altitude" double precision NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"city" text,
	"currency" text NOT NULL,
	"consumption_source" text NOT NULL,
	"direct_daily_consumption" double precision,
	"direct_peak_power" double precision,
	"recommended_panel_capacity" double precision,
	"recommended_battery_capacity" double precision,
	"recommended_inverter_capacity" double precision,
	"estimated_cost" double precision,
	"design" jsonb,
	"calculated_at" timestamp with time zone,
	"inputs_revision" integer NOT NULL,
	"calculated_revision" integer,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "name_length" CHECK (char_length("projects"."name") between 1 and 100),
	CONSTRAINT "sunlight_hours_bounds" CHECK ("projects"."sunlight_hours" between 1 and 12),
	CONSTRAINT "sunlight_source_option" CHECK ("projects"."sunlight_source" in ('typed', 'site')),
	CONSTRAINT "backup_days_bounds" CHECK ("projects"."backup_days" between 1 and 10),
	CONSTRAINT "backup_hours_bounds" CHECK ("projects"."backup_hours" between 1 and 72),
	CONSTRAINT "system_type_option" CHECK ("projects"."system_type" in ('off-grid', 'on-grid', 'hybrid')),
	CONSTRAINT "voltage_frequency_option" CHECK ("projects"."voltage_frequency" in ('220V/50Hz Single Phase', '110V/60Hz Single Phase', '380V/50Hz Three Phase', '440V/60Hz Three Phase', '230V/50Hz Single Phase', '400V/50Hz Three Phase', '120/240V/60Hz Split Phase')),
	CONSTRAINT "installation_location_option" CHECK ("projects"."installation_location" in ('roof-flat', 'roof-sloped', 'ground-mount', 'pole-mount')),
	CONSTRAINT "panel_to_inverter_distance_bounds" CHECK ("projects"."panel_to_inverter_distance" between 1 and 10000),
	CONSTRAINT "inverter_to_load_distance_bounds" CHECK ("projects"."inverter_to_load_distance" between 1 and 10000),
	CONSTRAINT "inverter_to_generator_distance_bounds" CHECK ("projects"."inverter_to_generator_distance" between 1 and 10000),
	CONSTRAINT "inverter_to_grid_distance_bounds" CHECK ("projects"."inverter_to_grid_distance" between 1 and 10000),
	CONSTRAINT "ambient_temperature_bounds" CHECK ("projects"."ambient_temperature" between -40 and 60),
	CONSTRAINT "humidity_bounds" CHECK ("projects"."humidity" between 0 and 100),
	CONSTRAINT "altitude_bounds" CHECK ("projects"."altitude" between 0 and 6000),
	CONSTRAINT "country_option" CHECK ("projects"."country" in ('Nigeria', 'Ghana', 'Kenya', 'South Africa', 'USA', 'UK', 'Germany', 'Australia', 'India')),
	CONSTRAINT "region_option" CHECK ("projects"."region" in ('Northern', 'Middle Belt', 'Southern')),
	CONSTRAINT "region_of_nigeria" CHECK ("projects"."region" is null or "projects"."country" = 'Nigeria'),
	CONSTRAINT "currency_option" CHECK ("projects"."currency" in ('NGN', 'GHS', 'KES', 'ZAR', 'USD', 'GBP', 'EUR', 'AUD', 'INR')),
	CONSTRAINT "consumption_source_option" CHECK ("projects"."consumption_source" in ('appliances', 'direct')),
	CONSTRAINT "direct_daily_consumption_bounds" CHECK ("projects"."direct_daily_consumption" between 0 and 24000000),
	CONSTRAINT "direct_peak_power_bounds" CHECK ("projects"."direct_peak_power" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"resource_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "installer_profiles" ADD CONSTRAINT "installer_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retailer_profiles" ADD CONSTRAINT "retailer_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_appliances" ADD CONSTRAINT "project_appliances_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_history" ADD CONSTRAINT "project_history_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_project_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."project_owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_password" ON "credentials" USING btree ("user_id") WHERE "credentials"."kind" = 'password';--> statement-breakpoint
CREATE INDEX "credentials_user_id" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_user_id" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "project_appliances_project_id_position" ON "project_appliances" USING btree ("project_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "project_history_project_id_number" ON "project_history" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "projects_owner_id_updated_at" ON "projects" USING btree ("owner_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attempts_last_at" ON "attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "known_devices_user_id" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_next_attempt_at" ON "outbox" USING btree ("finished_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");