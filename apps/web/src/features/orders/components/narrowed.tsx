import type { listLocations } from "@sunwright/contract/stock";
import { say } from "@sunwright/words/order-payments";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { read, route } from "../../../lib/api";
import { formatDate } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/select";
import type { ShopSearch } from "../model/order-search";

const LOCATIONS = route<typeof listLocations>("GET", "/api/shop/locations");
const ALL = "all";

interface NarrowedProps {
  readonly search: ShopSearch;
  readonly onChange: (change: Partial<ShopSearch>) => void;
}

/** From which place goods come, where there are several, and what a figure of the shop's home has counted. */
export function Narrowed({ search: { from, counted, locationId }, onChange }: NarrowedProps) {
  const places = useQuery(read(LOCATIONS)).data?.locations ?? [];
  const isCounted = from !== undefined || counted !== undefined;
  if (places.length < 2 && locationId === undefined && !isCounted) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {(places.length > 1 || locationId !== undefined) && (
        <div className="w-60 max-w-full">
          <Select
            size="sm"
            aria-label={say("location")}
            value={locationId ?? ALL}
            onValueChange={(value) => onChange({ locationId: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: say("allLocations", { count: places.length }) },
              ...places.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      )}
      {isCounted && (
        <p role="status" className="flex flex-wrap items-center gap-2">
          <span>
            {from === undefined
              ? say(`counted.${counted ?? "placed"}`)
              : say(`countedFrom.${counted ?? "placed"}`, { day: formatDate(from) })}
          </span>
          <Button
            variant="ghost"
            size="sm"
            icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => onChange({ from: undefined, counted: undefined })}
          >
            {say("showAll")}
          </Button>
        </p>
      )}
    </div>
  );
}
