import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { z } from "zod";
import { PASSWORD } from "../../../testing/people";
import { startTestServer } from "../../../testing/server";

const Line = z.looseObject({ msg: z.string(), userId: z.string().optional(), address: z.string().optional() });

it("notes who signed up and in and from which address, and no secret of theirs", async () => {
  const stream = new PassThrough();
  const server = await startTestServer({ environment: { LOG_LEVEL: "info" }, log: stream });
  try {
    const ada = await server.build.person();
    const again = { email: ada.email, password: PASSWORD };
    await server.post("/api/auth/login", again, { address: "192.0.2.7" });
    await server.post("/api/auth/login", { ...again, password: "a wrong password" }, { address: "192.0.2.8" });
    const text = String(stream.read());
    const lines = text
      .trim()
      .split("\n")
      .map((line) => Line.parse(JSON.parse(line)));
    const noted = (message: string) =>
      lines.filter(({ msg }) => msg === message).map(({ userId, address }) => ({ userId, address }));
    expect(noted("signed up")).toEqual([{ userId: ada.userId, address: "127.0.0.1" }]);
    expect(noted("signed in")).toEqual([
      { userId: ada.userId, address: "127.0.0.1" },
      { userId: ada.userId, address: "192.0.2.7" },
    ]);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain("a wrong password");
  } finally {
    await server.close();
  }
});
