import { expect, it } from "vitest";
import { lazyResolver } from "./lazy-resolver";

interface Values {
  email: string;
}
const options = { fields: {}, shouldUseNativeValidation: false };
const same = (values: Values) => values;

it("checks as the loaded check does", async () => {
  const { resolver } = lazyResolver<Values, Values>(
    async () => () => ({ values: {}, errors: { email: { type: "x", message: "Invalid email address" } } }),
    same,
  );
  expect(await resolver({ email: "ada" }, undefined, options)).toMatchObject({
    errors: { email: { message: "Invalid email address" } },
  });
});

it("leaves the check to the server where its own cannot be loaded", async () => {
  const { resolver } = lazyResolver<Values, Values>(() => Promise.reject(new TypeError("Failed to fetch")), same);
  expect(await resolver({ email: "ada" }, undefined, options)).toEqual({ values: { email: "ada" }, errors: {} });
});
