import * as fc from "fast-check";
import { expect, it } from "vitest";
import { HOURS_PER_YEAR, MONTHS } from "./calendar";
import { fitMonthlyMeans, meanOver } from "./monthly-fit";

const twelve = fc.array(fc.double({ min: -40, max: 45, noNaN: true }), { minLength: 12, maxLength: 12 });

it("meets any twelve means to 1e-9 without a step in the curve", () => {
  fc.assert(
    fc.property(twelve, (means) => {
      const column = new Float64Array(HOURS_PER_YEAR);
      fitMonthlyMeans(column, means);
      MONTHS.forEach((month, index) => {
        expect(Math.abs(meanOver(column, month) - (means[index] ?? Number.NaN))).toBeLessThan(1e-9);
      });
      const steps = column.map((value, hour) => Math.abs(value - (column[(hour + 1) % HOURS_PER_YEAR] ?? Number.NaN)));
      // Knots of extreme means differ by 400 K at most; a month has 672 hours or more.
      expect(Math.max(...steps)).toBeLessThan(0.6);
    }),
  );
});

it("leaves a column that has its means already", () => {
  const column = new Float64Array(HOURS_PER_YEAR).fill(12.5);
  fitMonthlyMeans(column, Array<number>(12).fill(12.5));
  expect(column.every((value) => Math.abs(value - 12.5) < 1e-12)).toBe(true);
});
