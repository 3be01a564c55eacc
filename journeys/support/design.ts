import type { Page, PlaywrightWorkerArgs } from "@playwright/test";
import { addAppliance } from "@sunwright/contract/appliances";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { calculateProject, createProject, readDesign, readProject, type Project } from "@sunwright/contract/projects";
import { expect, test as base } from "./journey";
import { createAccount, signIn, somebody } from "./people";
import type { RunningProduct } from "./server";
import { toasts } from "./toast";

export { expect };
export { expectAccessible, expectNoSidewaysScroll, provoking } from "./journey";

type Cookies = Awaited<ReturnType<Page["context"]["prototype"]["storageState"]>>;

async function signedInState({ playwright }: PlaywrightWorkerArgs, product: RunningProduct): Promise<Cookies> {
  const request = await playwright.request.newContext({ baseURL: product.url });
  const person = somebody();
  await createAccount(request, person);
  await signIn({ request }, person);
  const state = await request.storageState();
  await request.dispose();
  return state;
}
