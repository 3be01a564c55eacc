ALTER TABLE "idempotent_answers" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "firm_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD COLUMN "firm_role" text;--> statement-breakpoint
-- Large answers, and those given for a firm before firms were noted, are read again by the rights of now.
UPDATE "idempotent_answers" SET "answer" = '{"large": true}'
  WHERE "answer" IS NOT NULL
    AND (octet_length("answer"::text) > 8192
      OR "route" ~ '^[A-Z]+ /api/(shop|firm|installer|leads|quotes|jobs|milestones|messages|reviews|files)(/|$)');--> statement-breakpoint
UPDATE "idempotent_answers" SET "bytes" = octet_length("answer"::text) WHERE "answer" ? 'body';
