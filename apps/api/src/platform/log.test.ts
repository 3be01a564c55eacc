import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { createLog } from "./log";

it("hides secrets wherever somebody logs a whole object", async () => {
  const stream = new PassThrough();
  const log = createLog({ logLevel: "info" }, stream);
  log.info({
    password: "hunter-2",
    body: { newPassword: "hunter-2", currentPassword: "hunter-2", token: "hunter-2" },
    req: { headers: { cookie: "hunter-2", authorization: "hunter-2", "set-cookie": "hunter-2" } },
    email: "ada@example.org",
  });
  const line = String(stream.read());
  expect(line).not.toContain("hunter-2");
  expect(line).toContain("ada@example.org");
});
