import { createMemoryHistory } from "@tanstack/history";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createGo } from "./going";
import { page, type PageScript } from "./page";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose script comes when the test says so. */
function comingPage() {
  let comes = (): void => undefined;
  let fails = (): void => undefined;
  const script = page(
    () =>
      new Promise<{ Page: () => null }>((resolve, reject) => {
        comes = () => resolve({ Page: () => null });
        fails = () => reject(new Error("no connection"));
      }),
    "Page",
  );
  return { script, comes: () => comes(), fails: () => fails() };
}

async function here(): Promise<PageScript> {
  const script = page(async () => ({ Page: () => null }), "Page");
  await script.load();
  return script;
}

function setUp(scripts: Readonly<Record<string, PageScript>>) {
  const history = createMemoryHistory();
  const pageAt = (pathname: string) => {
    const script = scripts[pathname];
    if (script === undefined) throw new Error(`no page at ${pathname}`);
    return script;
  };
  return { history, go: createGo(history, pageAt) };
}

it("goes at once to a page that has come", async () => {
  const { history, go } = setUp({ "/cart": await here() });
  void go("/cart?project=1#end");
  expect(history.location.href).toBe("/cart?project=1#end");
});

it("stays until the page's script has come", async () => {
  const cart = comingPage();
  const { history, go } = setUp({ "/cart": cart.script });
  const gone = go("/cart");
  expect(history.location.href).toBe("/");
  cart.comes();
  await gone;
  expect(history.location.href).toBe("/cart");
});

it("goes to a page whose script takes long, or cannot be fetched: the page says so", async () => {
  const [slow, broken] = [comingPage(), comingPage()];
  const { history, go } = setUp({ "/slow": slow.script, "/broken": broken.script });
  const gone = go("/slow");
  await vi.advanceTimersByTimeAsync(1_000);
  await gone;
  expect(history.location.href).toBe("/slow");
  const also = go("/broken");
  broken.fails();
  await also;
  expect(history.location.href).toBe("/broken");
});

it("goes to the later of two addresses, whichever script comes first", async () => {
  const [one, other] = [comingPage(), comingPage()];
  const { history, go } = setUp({ "/one": one.script, "/other": other.script });
  const first = go("/one");
  const second = go("/other");
  one.comes();
  await first;
  expect(history.location.href).toBe("/");
  other.comes();
  await second;
  expect(history.location.href).toBe("/other");
});

it("leaves no second step to one address, nor one where it replaces", async () => {
  const [cart, orders] = [await here(), await here()];
  const { history, go } = setUp({ "/cart": cart, "/orders": orders });
  await go("/cart");
  await go("/cart");
  await go("/orders", { replace: true });
  expect(history.length).toBe(2);
});

it("asks again for a script that could not be fetched", async () => {
  const answers = [() => Promise.reject(new Error("no connection")), async () => ({ Page: () => null })];
  const script = page(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error("asked too often");
    return answer();
  }, "Page");
  const failed = script.load();
  await expect(failed).rejects.toThrow("no connection");
  expect(script.loaded()).toBeNull();
  // A page that is being drawn would else ask without end.
  expect(script.coming()).toBe(failed);
  const loaded = await script.load();
  expect(script.loaded()).toBe(loaded);
});
