UPDATE "sessions" SET "expires_at" = "created_at" + interval '30 days' WHERE "expires_at" > "created_at" + interval '30 days';
