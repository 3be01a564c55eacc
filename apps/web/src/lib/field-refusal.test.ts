import { expect, it } from "vitest";
import { ApiError } from "./api-error";
import { isSaidNowhere, reasonsAt } from "./field-refusal";

const refused = (code: string, issues: readonly { readonly path: string; readonly message: string }[] = []) =>
  new ApiError(409, "Conflict", JSON.stringify({ code, message: "Another location has this name", issues }));
const FIELDS = { name: ["location_taken"], town: [] } as const;

it("says a refusal at the field that it is about", () => {
  expect(reasonsAt(refused("location_taken"), FIELDS)).toEqual({ name: "Another location has this name" });
  const wrong = refused("invalid_input", [{ path: "town", message: "Unknown" }]);
  expect(reasonsAt(wrong, FIELDS)).toEqual({ town: "Unknown" });
  expect([refused("location_taken"), wrong].map((error) => isSaidNowhere(error, FIELDS))).toEqual([false, false]);
});

it("leaves to a toast what is about no field", () => {
  for (const error of [
    refused("owner_needed"),
    refused("invalid_input", [{ path: "version", message: "Unknown" }]),
    new TypeError("Failed to fetch"),
    null,
  ])
    expect([reasonsAt(error, FIELDS), isSaidNowhere(error, FIELDS)]).toEqual([{}, true]);
});
