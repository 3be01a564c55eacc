import { expect, it } from "vitest";
import { createOutbound, OUTBOUND_BYTES_MAX, OutboundError } from "./outbound";

const PVGIS = new URL("https://re.jrc.ec.europa.eu/api/v5_3/tmy?lat=12");

it.each([
  "https://example.org/",
  "http://re.jrc.ec.europa.eu/api",
  "https://re.jrc.ec.europa.eu:8443/api",
  "https://re.jrc.ec.europa.eu.example.org/",
  "https://127.0.0.1/",
])("calls no %s", async (address) => {
  let called = false;
  const outbound = createOutbound(() => {
    called = true;
    return Promise.resolve(new Response(""));
  });
  await expect(outbound.text(new URL(address))).rejects.toThrow("no host we may call");
  expect(called).toBe(false);
});

it("follows no redirect and sends nothing but the address", async () => {
  const inits: RequestInit[] = [];
  const outbound = createOutbound((_url, init) => {
    inits.push(init);
    return Promise.resolve(new Response("a year"));
  });
  expect(await outbound.text(PVGIS)).toBe("a year");
  expect(inits).toMatchObject([{ redirect: "error" }]);
  expect(inits[0]?.signal).toBeInstanceOf(AbortSignal);
  expect(inits[0]?.headers).toBeUndefined();
});

it("stops reading beyond the bound, whatever the length said", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const outbound = createOutbound(() => Promise.resolve(new Response(endless)));
  await expect(outbound.text(PVGIS)).rejects.toThrow(OutboundError);
  expect(pulled).toBeLessThan(OUTBOUND_BYTES_MAX + 5 * 65_536);
});

it("keeps the cause of a failure for the log", async () => {
  const cause = new TypeError("fetch failed");
  const outbound = createOutbound(() => Promise.reject(cause));
  await expect(outbound.text(PVGIS)).rejects.toMatchObject({ name: "OutboundError", cause });
});
