ALTER TABLE "job_events" DROP CONSTRAINT "event_option";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "withdrawal" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "early_start_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "event_option" CHECK ("job_events"."event" in ('deposit', 'procure', 'schedule', 'start', 'commission', 'hand_over', 'warrant', 'close', 'hold', 'resume', 'dispute', 'settle', 'cancel', 'cancel_agreed', 'withdraw'));