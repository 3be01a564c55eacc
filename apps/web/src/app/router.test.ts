import { expect, it } from "vitest";
import { createQueryClient } from "../lib/query-client";
import { MEMBER_ADDRESSES, PUBLIC_ADDRESSES } from "./addresses";
import { createAppRouter } from "./router";

it("S-022 every route of the router is behind the guard, but for those a visitor may reach", () => {
  const { routesByPath } = createAppRouter(createQueryClient());
  const addresses = Object.entries(routesByPath);
  const guarded = addresses.filter(([, { id }]) => id.startsWith("/member")).map(([path]) => path);
  const open = addresses.filter(([, { id }]) => !id.startsWith("/member")).map(([path]) => path);
  expect(guarded.sort(), "S-022 behind the guard").toEqual([...MEMBER_ADDRESSES]);
  expect(open.sort(), "S-022 open to visitors").toEqual([...PUBLIC_ADDRESSES]);
});
