-- Numbers of products that were kept before they were composed when they come in: "ü" of two signs, blanks of other widths and
-- signs that nobody sees made other products of the same look. One that would then have the number of another product of its
-- shop stays as it is: which of the two is meant only the shop knows.
WITH composed AS (
  SELECT "id", "firm_id", btrim(regexp_replace(
    regexp_replace(normalize("sku", NFKC), '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'),
    ' {2,}', ' ', 'g')) AS "key"
  FROM "products"
), changed AS (
  SELECT "id", "key" FROM composed
  WHERE "key" <> '' AND (SELECT count(*) FROM composed AS other
    WHERE other."firm_id" = composed."firm_id" AND lower(other."key") = lower(composed."key")) = 1
)
UPDATE "products" SET "sku" = changed."key" FROM changed
WHERE "products"."id" = changed."id" AND "products"."sku" <> changed."key";
