import { createProject } from "@sunwright/contract/projects";
import type { Actor } from "./cast";
import { type Stage, townOf } from "./stage";

type Appliance = readonly [name: string, watts: number, quantity: number, hours: number];

export interface House {
  readonly name: string;
  readonly appliances: readonly Appliance[];
}

export const HOUSE: House = {
  name: "House in {town}",
  appliances: [
    ["LED lamps", 9, 10, 6],
    ["Fridge", 120, 1, 10],
    ["Television", 90, 1, 5],
    ["Ceiling fans", 65, 3, 9],
    ["Router", 12, 1, 24],
  ],
};

/** The example of the screens' design: 10,166 Wh a day, 2,860 W at most. */
export const RESIDENCE: House = {
  name: "Bello Residence",
  appliances: [
    ["Ceiling fan", 75, 4, 9],
    ["Chest freezer", 180, 1, 10],
    ["Refrigerator", 150, 1, 10],
    ["Water pump", 750, 1, 1],
    ["Sewing machine", 85, 2, 4],
    ["Laptop", 65, 2, 5],
    ["LED bulb", 9, 12, 6],
    ["Television", 110, 1, 5],
    ["Microwave oven", 900, 1, 0.5],
    ["Wi-Fi router", 12, 1, 24],
    ["Phone charger", 10, 5, 3],
  ],
};

/** A house with its appliances, its parameters and its calculated design. */
export async function designHouse(stage: Stage, owner: Actor, { name, appliances }: House): Promise<void> {
  const project = await stage.ask(createProject.response, owner, "/api/projects", {
    name: name.replace("{town}", owner.town),
    country: owner.country,
    town: townOf(owner),
    currency: owner.country === "Kenya" ? "KES" : "NGN",
  });
  for (const [customName, customPower, quantity, hoursPerDay] of appliances)
    await stage.send(owner, "POST", `/api/projects/${project.id}/appliances`, {
      customName,
      customPower,
      quantity,
      hoursPerDay,
    });
  await stage.send(owner, "POST", `/api/projects/${project.id}/calculate`, {});
}
