import type { TownPlace } from "@sunwright/contract/places";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useTownSearch } from "../../../lib/towns";
import { TownBox } from "../../../ui/town-box";

interface TownOfFirmProps {
  readonly label: string;
  readonly help: string;
  /** As the profile holds it. */
  readonly value: string | null;
  readonly country: MarketCountry | null;
  readonly onChoose: (place: TownPlace | null) => void;
}

/** The town a firm stands in, out of the list of places: distances are counted from it. */
export const TownOfFirm = ({ value, country, onChoose, ...field }: TownOfFirmProps) => (
  <TownBox
    {...field}
    search={useTownSearch(country)}
    chosen={placeOf(value)?.name ?? null}
    onChoose={onChoose}
    onRemove={() => onChoose(null)}
  />
);
