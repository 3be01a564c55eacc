import { expect, it, vi } from "vitest";
import { isNoAnswer, readThrough } from "./connection";

const OURS = "new-ba23d31085c0407ab3b3a6377ba8deba";

it.each([`/api/requests/${OURS}`, `/api/requests/${OURS}/offers`, `/api/cart/parts?project=${OURS}`])(
  "asks the server nothing of a project it does not know yet: %s",
  async (url) => {
    const send = vi.fn<() => Promise<Response>>();
    await expect(readThrough(url, send)).rejects.toSatisfy(isNoAnswer);
    expect(send).not.toHaveBeenCalled();
  },
);

it.each(["/api/requests/6f1c", "/api/marketplace/products?search=new-panels", "/api/marketplace/products?search=new-"])(
  "asks it what it knows: %s",
  async (url) => {
    const answer = new Response("{}");
    await expect(readThrough(url, () => Promise.resolve(answer))).resolves.toBe(answer);
  },
);
