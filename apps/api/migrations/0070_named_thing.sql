ALTER TABLE "products" drop column "one_thing";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "one_thing" text GENERATED ALWAYS AS (case
          when translate(lower(brand), ' -_', '') <> '' and translate(lower(model), ' -_', '') <> ''
            then md5(category || ' ' || translate(lower(brand), ' -_', '') || ' ' || translate(lower(model), ' -_', '') || ' ' || coalesce(spec ->> 'powerWatts', spec ->> 'kilowattHours', spec ->> 'ampereHours', spec ->> 'areaSquareMillimetres', spec ->> 'ratingAmperes', spec ->> 'chargeAmperes', '') || ' ' || coalesce(spec ->> 'lengthMetres', ''))
          when equipment_id is not null then 'library ' || equipment_id
          when translate(lower(brand), ' -_', '') <> '' and translate(lower(name), ' -_', '') <> ''
            then 'named ' || md5(category || ' ' || translate(lower(brand), ' -_', '') || ' ' || translate(lower(name), ' -_', '') || ' ' || spec::text)
          else id::text end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_one_thing" ON "products" USING btree ("one_thing");