-- A notice of a lead says how far the home is in what roads of the firm's country are counted in: those of before said kilometres.
UPDATE "notifications"
SET "told" = ("told" - 'kilometres') || jsonb_build_object('unit', 'km', 'distance', "told" -> 'kilometres')
WHERE "kind" IN ('lead_offered', 'lead_ending', 'lead_withdrawn') AND "told" ? 'kilometres';
