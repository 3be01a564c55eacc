import { expect, it } from "vitest";
import { applianceCategory, applianceName } from "./appliance-words";

it("keeps the name and the shelf that a newer edition gives to an appliance", () => {
  expect(applianceName({ id: "robot-mower", name: "Robot mower" })).toBe("Robot mower");
  expect(applianceCategory({ category: "Garden" })).toBe("Garden");
});
