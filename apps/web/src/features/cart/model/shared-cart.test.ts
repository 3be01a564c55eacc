import { CART_LINES_MAX, ORDER_QUANTITY_MAX } from "@sunwright/contract/carts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readShared, type SharedLine, writeShared } from "./shared-cart";

const id = (digit: string) => `0195e7a8-0000-7000-8000-00000000000${digit}`;
const line = fc.record({ productId: fc.uuid(), quantity: fc.integer({ min: 1, max: ORDER_QUANTITY_MAX }) });
const lines = fc.uniqueArray(line, { selector: ({ productId }) => productId, maxLength: CART_LINES_MAX });

describe("a shared cart", () => {
  it("is read as it was written, and stands in an address as it is", () => {
    fc.assert(
      fc.property(lines, (given: readonly SharedLine[]) => {
        const written = writeShared(given);
        expect(readShared(written)).toEqual(given);
        expect(new URLSearchParams({ shared: written }).toString()).toBe(`shared=${written}`);
      }),
    );
  });

  it("is nothing but lines that a cart takes, whatever stands in the address", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readShared(text)).toEqual([]);
      }),
    );
  });

  it.each([
    [`${id("1")}*0`, []],
    [`${id("1")}*10001`, []],
    [`${id("1")}*1.5`, []],
    [`${id("1")}*-3`, []],
    [`${id("1")}*1e3`, []],
    [id("1"), []],
    [`${id("1")}*2*3`, []],
    [`drop*1_${id("2")}*4`, [{ productId: id("2"), quantity: 4 }]],
    [`${id("2")}*4_${id("2")}*9`, [{ productId: id("2"), quantity: 4 }]],
  ])("of %s is %j", (text, read) => expect(readShared(text)).toEqual(read));

  it("has as many lines as a cart takes", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: CART_LINES_MAX + 1, maxLength: 60 }), (ids) => {
        const written = writeShared(ids.map((productId) => ({ productId, quantity: 1 })));
        expect(readShared(written)).toHaveLength(CART_LINES_MAX);
      }),
      { numRuns: 10 },
    );
  });
});
