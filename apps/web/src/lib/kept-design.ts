import type { ProjectFile } from "@sunwright/contract/project-file";
import type { Parameters } from "@sunwright/contract/projects";
import { newIdempotencyKey } from "./api";
import { local } from "./storage";

const KEY = "kept-design";
/** Long enough for a sign-up with its mail, short enough that the next person at a shared computer finds none. [ms] */
const KEPT_FOR = 24 * 3_600_000;

/** A design made before its person had an account: signing in makes it a project. */
export interface KeptDesign {
  readonly name: string;
  readonly parameters: Parameters;
  readonly appliances: ProjectFile["appliances"];
  /** What a bill says, where no appliance was counted. Left out by pages before there were bills. [Wh, W] */
  readonly billed?: { readonly dailyConsumption: number; readonly peakPower: number } | null;
  /** With grid today. [h a day] */
  readonly gridHours: number;
  /** Several tabs make one project of it. */
  readonly idempotencyKey: string;
}

export const keepDesign = (design: Omit<KeptDesign, "idempotencyKey">): void =>
  local.write(KEY, { ...design, idempotencyKey: newIdempotencyKey(), keptAt: Date.now() });

export const forgetKeptDesign = (): void => local.remove(KEY);

/** Null when there is none, or none of ours. The server reads what it holds by its own rules. */
export function keptDesign(now = Date.now()): KeptDesign | null {
  const stored = local.read(KEY);
  if (!isKept(stored)) return null;
  if (stored.keptAt <= now && now <= stored.keptAt + KEPT_FOR) return stored;
  forgetKeptDesign();
  return null;
}

function isKept(stored: unknown): stored is KeptDesign & { readonly keptAt: number } {
  if (typeof stored !== "object" || stored === null) return false;
  const { name, idempotencyKey, keptAt } = { name: null, idempotencyKey: null, keptAt: null, ...stored };
  return typeof name === "string" && typeof idempotencyKey === "string" && typeof keptAt === "number";
}
