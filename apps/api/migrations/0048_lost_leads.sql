-- A notice of a new lead stays with the firm when the lead is lost: it no longer says how large the system is.
UPDATE "notifications" SET "told" = "told" - 'kilowatts' WHERE "kind" = 'lead_offered';
