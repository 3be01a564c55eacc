import { describe, expect, it } from "vitest";
import { reservesOf } from "../../simulation/reserve";
import { explainHybrid } from "../explain/explain-hybrid";
import { OFFICE, WORKSHOP } from "../testing/offices";
import { type Figures, figuresOf } from "./figures";

function chosenOf(figures: Figures) {
  const found = figures.choice?.hybrid;
  if (!found) throw new Error("Its outages are served");
  return found;
}

const windowServed = (figures: Figures) => explainHybrid(figures)?.points.find(({ chosen }) => chosen)?.windowServed;

describe("a daily window by day", () => {
  it("is carried by panels and a small battery where that costs less", () => {
    // Source: 12 panels and 5.1 kWh serve 99.1% of the office's hours without grid when new; without sun they take 20.5 kWh.
    const figures = figuresOf(OFFICE);
    const { point } = chosenOf(figures);
    expect(point.size.batteryKwh).toBeLessThan(6);
    expect(point.panels).toBeGreaterThanOrEqual(12);
    expect(point.panels).toBeLessThanOrEqual(15);
    expect(windowServed(figures)).toBeGreaterThanOrEqual(0.99);
  });

  it("asks a workshop for less than half of the battery that carries it without sun", () => {
    const figures = figuresOf(WORKSHOP);
    const { point, task } = chosenOf(figures);
    const { sunlessWindow } = reservesOf(task.house);
    expect(point.size.batteryKwh).toBeLessThan(0.5 * sunlessWindow);
    expect(windowServed(figures)).toBeGreaterThanOrEqual(0.99);
  });

  it("keeps the backup hours without sun outside the window, and what the window needs in it", () => {
    const { point, task } = chosenOf(figuresOf({ ...OFFICE, parameters: { ...OFFICE.parameters, backupHours: 12 } }));
    const { house } = task;
    const [evening = 0, night = 0] = [17, 20].map((hour) => point.reserveKwh[hour]);
    const essentials = house.years.map(({ essential }) => essential);
    for (const essential of essentials)
      for (let day = 0; day < 364; day += 1) {
        // Twelve hours from 18:00 and from 21:00 on, none of them in the window.
        for (const [kept, from] of [
          [evening, 18],
          [night, 21],
        ] as const) {
          const need = essential.slice(24 * day + from, 24 * day + from + 12).reduce((sum, power) => sum + power, 0);
          expect(kept).toBeGreaterThanOrEqual(need);
        }
      }
  });
});
