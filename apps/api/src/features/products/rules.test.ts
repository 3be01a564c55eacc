import { sanityFaults } from "@sunwright/engine/procurement/sanity";
import { equipmentLibrary } from "@sunwright/equipment/library";
import { expect, it } from "vitest";
import { asProduct } from "./rules";

it("doubts two parts of the equipment library, whose sheets are at fault, and batteries that give all they hold", () => {
  const doubted = equipmentLibrary().records.flatMap((record) => {
    const product = asProduct(record);
    const faults = product === null ? [] : sanityFaults(product);
    // Makers round: "48 V, 100 Ah, 5 kWh" stands on many a battery.
    return faults.filter(({ code }) => code !== "battery-energy").map(({ code }) => `${record.id}: ${code}`);
  });
  expect(doubted).toEqual([
    "module-runergy-hy-dh108p8-415: panel-density",
    // Huawei and Sungrow state all of it as usable.
    ...["huawei-luna2000-5", "huawei-luna2000-10", "huawei-luna2000-15"].map(
      (id) => `battery-${id}-s0: battery-usable`,
    ),
    ...["064", "096", "128", "160", "192", "256"].map((size) => `battery-sungrow-sbr${size}: battery-usable`),
    // Its tracker is said to end at 950 V, and its panels at less.
    "battery-inverter-ica-solar-snv-gh10041: inverter-tracker-limit",
  ]);
});
