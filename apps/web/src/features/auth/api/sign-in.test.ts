import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentUserQuery } from "../../../lib/current-user";
import { signIn } from "./sign-in";

const user = { id: "u1", firstName: "Ada", userType: "installer", role: "installer" };
const credentials = { email: "ada@example.org", password: "seventeen mangoes" };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { origin: "https://sunwright.example", href: "https://sunwright.example/auth" });
  fetched.mockImplementation(async () => Response.json(user));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it("clears the whole cache before it asks the server", async () => {
  const client = new QueryClient();
  client.setQueryData(["/api/projects"], "somebody else's");
  let heldDuringCall: unknown = "not asked";
  fetched.mockImplementation(async () => {
    heldDuringCall = client.getQueryData(["/api/projects"]);
    return Response.json(user);
  });
  await signIn(client, credentials);
  expect(heldDuringCall, "S-150").toBeUndefined();
});

it("still knows after a refusal that nobody is signed in, so that the form stays as typed", async () => {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, null);
  fetched.mockImplementation(async () =>
    Response.json({ code: "invalid_credentials", message: "Invalid email or password" }, { status: 401 }),
  );
  await expect(signIn(client, credentials)).rejects.toThrow("401");
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull();
});

it("stores the user of the answer as the current user", async () => {
  const client = new QueryClient();
  await signIn(client, credentials);
  expect(client.getQueryData(currentUserQuery.queryKey), "S-151").toEqual(user);
});

it("goes home by role unless a link of this site asked for it", async () => {
  const client = new QueryClient();
  expect(await signIn(client, credentials)).toBe("/installer-dashboard");
  expect(await signIn(client, credentials, "/projects/7")).toBe("/projects/7");
  expect(await signIn(client, credentials, "//evil.example/")).toBe("/installer-dashboard");
});

it("answers what else is asked of somebody with a second sign-in, and knows nobody yet", async () => {
  const client = new QueryClient();
  fetched.mockImplementation(async () => Response.json({ secondStep: { methods: ["app", "recovery"] } }));
  expect(await signIn(client, credentials)).toEqual({ methods: ["app", "recovery"] });
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeUndefined();
});
