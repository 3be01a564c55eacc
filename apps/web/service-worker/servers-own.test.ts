import { expect, it } from "vitest";
import { SERVERS_OWN } from "./servers-own";

const isServers = (path: string) => SERVERS_OWN.some((own) => own.test(path));

it.each(["/api", "/api/docs", "/healthz", "/readyz", "/demo", "/demo/sign-in/amina", "/shared/abc", "/reset-password"])(
  "leaves %s to the server",
  (path) => expect(isServers(path)).toBe(true),
);

it.each(["/", "/auth", "/projects/abc/results/summary", "/passports/abc", "/demonstration", "/apiary"])(
  "opens %s without a connection",
  (path) => expect(isServers(path)).toBe(false),
);
