import createClient, { type Middleware } from "openapi-fetch";
// Generated from the API's description by the test, which compiles this file with it.
import type { paths } from "sunwright-api";

const PERSON = {
  email: "ada@example.com",
  password: "panels on the roof",
  confirmPassword: "panels on the roof",
  firstName: "Ada",
  lastName: "Obi",
  role: "end_user",
  userType: "end_user",
} as const;

/** What a program keeps of a browser: its cookies, and the address that it writes from. */
function session(origin: string): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set("origin", origin);
      request.headers.set("cookie", [...cookies.values()].join("; "));
      return request;
    },
    onResponse({ response }) {
      for (const set of response.headers.getSetCookie()) {
        const [cookie = ""] = set.split(";", 1);
        cookies.set(cookie.split("=", 1)[0] ?? "", cookie);
      }
    },
  };
}

const taken = <Data>({ data, error }: { data?: Data; error?: { code: string } }): Data => {
  if (data === undefined) throw new Error(`Refused: ${error?.code}`);
  return data;
};

/** A house from nothing to its stored design, by a program that knows the API by its description alone. */
export async function designHouse(baseUrl: string, origin: string) {
  const api = createClient<paths>({ baseUrl });
  api.use(session(origin));
  const user = taken(await api.POST("/api/auth/signup", { body: PERSON }));
  const { email, password } = PERSON;
  taken(await api.POST("/api/auth/login", { body: { email, password } }));
  const project = taken(await api.POST("/api/projects", { body: { name: "Generated", country: "Nigeria" } }));
  const params = { path: { id: project.id } };
  const appliance = taken(
    await api.POST("/api/projects/{id}/appliances", {
      params,
      body: { customName: "Fridge", customPower: 150, quantity: 2, hoursPerDay: 10 },
    }),
  );
  const calculated = taken(await api.POST("/api/projects/{id}/calculate", { params, body: {} }));
  const read = taken(await api.GET("/api/projects/{id}/design", { params }));
  const refused = await api.GET("/api/projects/{id}/design", { params: { path: { id: crypto.randomUUID() } } });
  const { name, country, access } = project;
  return {
    firstName: user.firstName,
    project: { name, country, access },
    applianceConsumption: appliance.dailyConsumption,
    designedConsumption: read.design.load.dailyConsumption.value,
    designIsCurrent: read.designIsCurrent,
    readAsCalculated: read.design.panels.capacity.value === calculated.recommendedPanelCapacity,
    refused: refused.error?.code,
  };
}

/** Never called: each line must fail to compile, or the types would say nothing. */
export async function mistakes(baseUrl: string) {
  const api = createClient<paths>({ baseUrl });
  // @ts-expect-error: no such call
  await api.GET("/api/project");
  // @ts-expect-error: a parameter of the path is missing
  await api.GET("/api/projects/{id}/design");
  // @ts-expect-error: not a country of ours
  await api.POST("/api/projects", { body: { country: "Atlantis" } });
  const { data, error } = await api.GET("/api/auth/user");
  // @ts-expect-error: not a field of a user
  void data?.nickname;
  // @ts-expect-error: not a refusal of this call
  void (error?.code === "share_not_found");
}
