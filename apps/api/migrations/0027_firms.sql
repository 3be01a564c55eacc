ALTER TABLE "firm_certificates" ADD COLUMN "issuer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_certificates" ADD COLUMN "end_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "least_power" integer;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "most_power" integer;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "most_invitations" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
CREATE INDEX "firm_certificates_state" ON "firm_certificates" USING btree ("state","expires");--> statement-breakpoint
-- Installers said at their sign-up how far they work. A firm whose founder is gone has what the form begins with.
UPDATE "firms" SET "radius" = least(greatest(coalesce((
	SELECT max(p."service_radius") FROM "memberships" m JOIN "installer_profiles" p ON p."user_id" = m."user_id" WHERE m."firm_id" = "firms"."id"
), 50), 1), 500) WHERE "kind" = 'installer';
--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "radius_bounds" CHECK ("firms"."radius" between 1 and 500);--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "least_power_bounds" CHECK ("firms"."least_power" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "most_power_bounds" CHECK ("firms"."most_power" between 0 and 10000000);--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "most_invitations_bounds" CHECK ("firms"."most_invitations" between 1 and 50);--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_radius" CHECK ("firms"."kind" <> 'installer' or "firms"."radius" is not null);--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_power_order" CHECK ("firms"."least_power" <= "firms"."most_power");