import { z } from "zod";

/** A signed-in person with a project as people have them, made by the public calls. */
export interface Scene {
  readonly cookie: string;
  readonly project: string;
  /** Of a public link to it. */
  readonly token: string;
  /** Has the pool of threads calculate without a pause, for somebody else, until the answer is called. */
  keepPoolBusy(): Promise<() => Promise<void>>;
}

const Made = z.object({ id: z.string() });
const APPLIANCES = 12;
const COMMENTS = 8;

async function person(url: string, name: string) {
  let cookie = "";
  const call = async (method: string, path: string, body: object = {}) => {
    const headers = { "content-type": "application/json", origin: url, cookie };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const account = {
    email: `${name.toLowerCase()}@example.org`,
    password: "seventeen mangoes",
    firstName: name,
    lastName: "Example",
  };
  await call("POST", "/api/auth/signup", { ...account, confirmPassword: account.password, role: "end_user" });
  const signedIn = await call("POST", "/api/auth/login", { email: account.email, password: account.password });
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  cookie = cookies.join("; ");
  return {
    cookie,
    call,
    make: async (path: string, body = {}) => Made.parse(await (await call("POST", path, body)).json()).id,
  };
}

const DIRECT = { directDailyConsumption: 12_000, directPeakPower: 3_000 };

export async function setScene(url: string): Promise<Scene> {
  const { cookie, call, make } = await person(url, "Ada");
  const project = await make("/api/projects");
  const path = `/api/projects/${project}`;
  for (let each = 0; each < APPLIANCES; each++)
    await make(`${path}/appliances`, {
      customName: `Lamp ${each}`,
      customPower: 20 + each,
      quantity: 2,
      hoursPerDay: 5,
    });
  for (let each = 0; each < COMMENTS; each++)
    await make(`${path}/comments`, { content: `What about a larger battery? Thought ${each}.`, parentId: null });
  await call("POST", `${path}/calculate`);
  const shared = await call("POST", `${path}/shares`, {
    permission: "view",
    isPublic: true,
    sharedWith: null,
    expiresAt: null,
  });
  const { shareToken } = z.object({ shareToken: z.string() }).parse(await shared.json());
  await call("POST", `${path}/shares`, { permission: "edit", isPublic: true, sharedWith: null, expiresAt: null });
  return { cookie, project, token: shareToken, keepPoolBusy: () => calculateForever(url) };
}

async function calculateForever(url: string) {
  const other = await person(url, `Ben${Math.round(performance.now())}`);
  const project = await other.make("/api/projects");
  const calm = new AbortController();
  const loop = (async () => {
    while (!calm.signal.aborted)
      await other.call("POST", `/api/projects/${project}/calculate`, DIRECT).catch(throwUnlessClosed);
  })();
  return async () => {
    calm.abort();
    await loop;
  };
}

/** The server ends a connection that was idle while others were measured; the next call opens another. */
function throwUnlessClosed(error: unknown) {
  if (error instanceof TypeError && error.message === "fetch failed") return;
  throw error;
}
