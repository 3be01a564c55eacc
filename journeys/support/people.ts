import { expect, type APIRequestContext, type Page } from "@playwright/test";

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: "end_user" | "installer" | "retailer";
}

let people = 0;
/** Somebody new, with an address nobody else in this run has. */
export function somebody(role: Person["role"] = "end_user"): Person {
  people += 1;
  const email = `person-${process.pid}-${Date.now().toString(36)}-${people}@example.org`;
  return { email, password: "seventeen mangoes", firstName: "Ada", lastName: "Example", role };
}

/** No two firms have one name. */
const businessOf = ({ role }: Person, number: number) =>
  ({
    end_user: {},
    installer: {
      businessName: `Example Installations ${number}`,
      yearsExperience: 5,
      serviceRadius: 50,
      certifications: [],
    },
    retailer: {
      businessName: "Example Trading",
      storeName: `Example Store ${number}`,
      storeType: "online",
      productCategories: ["solar_panels"],
    },
  })[role];
let businesses = 0;

/** Creates the account by the API, for journeys that are about something else. */
export async function createAccount(request: APIRequestContext, person: Person): Promise<void> {
  businesses += 1;
  const answer = await request.post("/api/auth/signup", {
    data: { ...person, ...businessOf(person, businesses), confirmPassword: person.password, userType: person.role },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Signs in by the API; a page shares the cookie. */
export async function signIn(page: Pick<Page, "request">, person: Person): Promise<void> {
  const answer = await page.request.post("/api/auth/login", {
    data: { email: person.email, password: person.password },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Chooses how much of a result the person signed in sees, as the switch beside its tabs does. */
export async function looksAt(request: APIRequestContext, resultView: "home" | "engineer"): Promise<void> {
  const answer = await request.put("/api/account/preferences", {
    data: { resultView },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
