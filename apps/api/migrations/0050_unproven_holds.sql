ALTER TABLE "reservations" ADD COLUMN "unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "reservations" r SET "unproven" = true FROM "seller_orders" o
WHERE o."id" = r."seller_order_id" AND r."quantity" > 0 AND o."state" = 'placed' AND o."payment_way" <> 'invoice'
  AND NOT EXISTS (SELECT FROM "account_entries" a WHERE a."seller_order_id" = o."id" AND a."debit" = 'received')
  AND NOT EXISTS (SELECT FROM "seller_orders" c WHERE c."buyer_id" = o."buyer_id" AND c."state" = 'completed');--> statement-breakpoint
UPDATE "reservations" r SET "until" = now() + interval '24 hours' FROM "seller_orders" o
WHERE o."id" = r."seller_order_id" AND r."quantity" > 0 AND r."until" IS NULL AND o."state" = 'placed' AND o."payment_way" = 'on-delivery'
  AND NOT EXISTS (SELECT FROM "account_entries" a WHERE a."seller_order_id" = o."id" AND a."debit" = 'received')
  AND NOT EXISTS (SELECT FROM "disputes" d WHERE d."seller_order_id" = o."id" AND d."state" IN ('open', 'answered', 'proposed'));
