import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { page, type FirstAddress } from "./page";

const Shown = () => null;
const at: FirstAddress = { pathname: "/projects/7f0c", params: { projectId: "7f0c" }, hash: "" };
const client = new QueryClient();

it("reads first what a page's script says, and nothing where it says nothing or has not come", async () => {
  const readFirst = vi.fn<(client: QueryClient, asked: FirstAddress) => Promise<unknown>>(async () => "read");
  const reading = page(async () => ({ Shown, readFirst }), "Shown");
  expect(await reading.readFirst(client, at), "not here yet").toBeNull();
  expect(await reading.load()).toBe(Shown);
  expect(await reading.readFirst(client, at)).toBe("read");
  expect(readFirst).toHaveBeenCalledExactlyOnceWith(client, at);

  const silent = page(async () => ({ Shown }), "Shown");
  await silent.load();
  expect(await silent.readFirst(client, at)).toBeNull();
});

it("asks once for a script that is on its way or here, and again for one that could not be fetched", async () => {
  let asked = 0;
  const flaky = page(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError("Failed to fetch");
    return { Shown };
  }, "Shown");
  await expect(flaky.load()).rejects.toThrow("Failed to fetch");
  await expect(flaky.coming(), "who draws it hears why").rejects.toThrow("Failed to fetch");
  expect(asked).toBe(1);
  await Promise.all([flaky.load(), flaky.load()]);
  expect(flaky.loaded()).toBe(Shown);
  await flaky.load();
  expect(asked).toBe(2);
});
