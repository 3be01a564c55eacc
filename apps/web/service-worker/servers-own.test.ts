import { expect, it } from "vitest";
import { OPEN_PAGES, SERVERS_OWN } from "./servers-own";

const isServers = (path: string) => SERVERS_OWN.some((own) => own.test(path));

it.each([
  "/api",
  "/api/docs",
  "/healthz",
  "/readyz",
  "/demo",
  "/demo/sign-in/amina",
  "/shared/abc",
  "/reset-password",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/1.xml",
])("leaves %s to the server", (path) => expect(isServers(path)).toBe(true));

it.each(["/", "/auth", "/projects/abc/results/summary", "/passports/abc", "/demonstration", "/apiary"])(
  "opens %s without a connection",
  (path) => expect(isServers(path)).toBe(false),
);

const isOpen = (pathAndSearch: string) => OPEN_PAGES.some((open) => open.test(pathAndSearch));

it.each(["/marketplace", "/marketplace?after=x", "/marketplace/products/abc", "/shops/abc?after=x", "/installers/abc"])(
  "asks the server for %s where there is a connection",
  (path) => expect(isOpen(path)).toBe(true),
);

it.each(["/marketplace?search=panel", "/shop/products/abc", "/installers", "/marketplace/products/abc/more"])(
  "opens %s as it is kept",
  (path) => expect(isOpen(path)).toBe(false),
);
