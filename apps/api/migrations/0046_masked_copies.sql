ALTER TABLE "messages" ADD COLUMN "masked" jsonb;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "reply_masked" jsonb;--> statement-breakpoint
ALTER TABLE "quote_invitations" ADD COLUMN "words_shown" jsonb;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "masked" jsonb;--> statement-breakpoint
CREATE INDEX "messages_unmasked" ON "messages" USING btree ("thread_id","position") WHERE "messages"."masked" is null;--> statement-breakpoint
CREATE INDEX "quote_versions_unmasked" ON "quote_versions" USING btree ("id") WHERE "quote_versions"."sent_at" is not null and ("quote_versions"."shown" is null or "quote_versions"."reply_masked" is null);--> statement-breakpoint
CREATE INDEX "quote_invitations_unmasked" ON "quote_invitations" USING btree ("id") WHERE "quote_invitations"."words_shown" is null and "quote_invitations"."words" <> '';--> statement-breakpoint
CREATE INDEX "quote_requests_unmasked" ON "quote_requests" USING btree ("id") WHERE "quote_requests"."masked" is null and "quote_requests"."design" is not null;