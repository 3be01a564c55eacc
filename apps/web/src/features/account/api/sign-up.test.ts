import { SignupBody } from "@sunwright/contract/accounts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../lib/api-error";
import { EMPTY_DETAILS } from "../model/details";
import { createAccount, fieldErrors, signUpFailure } from "./sign-up";

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(async () => Response.json({ email: "ada@example.org" }, { status: 201 }));
});
afterEach(() => vi.unstubAllGlobals());

it("shows what the server says about a sign-up, or the default text", () => {
  expect(
    signUpFailure(new ApiError(409, "", '{"message":"An account with this email already exists."}')),
    "S-216",
  ).toBe("An account with this email already exists.");
  expect(signUpFailure(new TypeError("Failed to fetch")), "S-217").toBe("Failed to create account. Please try again.");
});

it("sends no field that was left blank", async () => {
  const body = SignupBody.parse({
    ...EMPTY_DETAILS,
    firstName: "Ada",
    lastName: "Example",
    city: "Kano",
    email: "ada@example.org",
    password: "seventeen mangoes",
    confirmPassword: "seventeen mangoes",
    role: "end_user",
    userType: "end_user",
  });
  await createAccount(body, "key");
  expect(await new Response(fetched.mock.calls[0]?.[1].body).json()).toEqual({
    firstName: "Ada",
    lastName: "Example",
    city: "Kano",
    email: "ada@example.org",
    password: "seventeen mangoes",
    confirmPassword: "seventeen mangoes",
    role: "end_user",
    userType: "end_user",
  });
});

it("puts what the server finds wrong beside the field", () => {
  const issue = { path: "website", message: "Enter a full web address" };
  expect(fieldErrors(new ApiError(400, "", JSON.stringify({ code: "invalid_input", issues: [issue] })))).toEqual([
    issue,
  ]);
  expect(fieldErrors(new ApiError(409, "", '{"code":"email_taken","message":"Taken"}'))).toEqual([
    { path: "email", message: "Taken" },
  ]);
  expect(fieldErrors(new TypeError("Failed to fetch"))).toEqual([]);
});
