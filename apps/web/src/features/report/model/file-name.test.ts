import { expect, it } from "vitest";
import { reportFileName } from "./file-name";

it("names the file after the project, in any script", () => {
  expect(reportFileName("Bello Residence", "csv")).toBe("bello-residence.csv");
  expect(reportFileName("Ilé Adé / 2", "json")).toBe("ilé-adé-2.json");
  expect(reportFileName("///", "pdf")).toBe("project.pdf");
});
