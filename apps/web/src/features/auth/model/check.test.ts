import { expect, it } from "vitest";
import { checkResetRequest, checkSignIn } from "../api/form-checks";
import { lazyCheck } from "./check";

it("checks as the loaded check does", async () => {
  const { check } = lazyCheck(() => Promise.resolve(checkResetRequest));
  expect((await check({ email: "ada" })).problems).toEqual(new Map([["email", "Invalid email address"]]));
});

it("leaves the check to the server where its own cannot be loaded", async () => {
  const { check } = lazyCheck<"email">(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await check({ email: "ada" })).toEqual({ values: { email: "ada" }, problems: new Map() });
});

it("names the first thing wrong with each field, in the contract's words", () => {
  const { problems } = checkSignIn({ email: "", password: "" });
  expect([...problems.keys()]).toEqual(["email", "password"]);
  expect(problems.get("password")).toBe("Password required");
  expect(checkSignIn({ email: "ada@example.org", password: "seventeen mangoes" }).problems.size).toBe(0);
});
