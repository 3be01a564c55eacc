import type { Design, DesignInput } from "../inputs/design";
import { reserveHoursOf } from "../inputs/reserve-hours";
import type { SetBought } from "../rule/standby-set";

/** A design and one of its years. */
export interface DesignedYear {
  /** `design.basis`. */
  readonly basis: DesignInput;
  /** `design.panels.capacity.value`. [W] */
  readonly panels: number;
  /** `design.battery.capacity.value`. [Wh] */
  readonly battery: number;
  /** `design.inverter.capacity.value`. [W] */
  readonly inverter: number;
  /** Its generating set; null where none stands by. */
  readonly generator: SetBought | null;
  /** `reserveHoursOf(design)`. [h] */
  readonly reserveHours: number | null;
  /** One of the design's simulated years; `design.simulation.shownYear` is the hardest. */
  readonly year: number;
}

/** What a stored design says of the system its hours are simulated of. */
export function designedYear(design: Design, year: number): DesignedYear {
  const { basis, panels, battery, inverter, electrical } = design;
  return {
    basis,
    panels: panels.capacity.value,
    battery: battery.capacity.value,
    inverter: inverter.capacity.value,
    generator: electrical.generator && {
      rating: electrical.generator.rating.value,
      sets: electrical.generator.sets,
      startCharge: electrical.generator.startCharge.value,
      stopCharge: electrical.generator.stopCharge.value,
    },
    reserveHours: reserveHoursOf(design),
    year,
  };
}
