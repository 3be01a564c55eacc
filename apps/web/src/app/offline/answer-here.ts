import {
  addAppliance,
  updateAppliance,
  type CatalogueItem,
  type ProjectAppliance,
} from "@sunwright/contract/appliances";
import type { ErrorCode } from "@sunwright/contract/errors";
import {
  calculateProject,
  createProject,
  updateProject,
  type Project,
  type ProjectSummary,
} from "@sunwright/contract/projects";
import { NO_PLACEMENT } from "@sunwright/contract/roof";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { DEFAULT_PARAMETERS, feedsDesign, isParameterName } from "@sunwright/engine/parameters/parameters";
import { describedLoad } from "@sunwright/engine/sizing/inputs/described-appliance";
import { dailyConsumption } from "@sunwright/engine/sizing/load/load";
import { say } from "@sunwright/words/refusals";
import { localId, localVersion } from "../../lib/offline/changes-made";
import { changedIn, pick } from "../../lib/offline/contested";
import { idOf } from "../../lib/offline/queue";
import { AT, isListOfProjects } from "./addresses-kept";
import { comparisonKept } from "./comparison-here";
import { editable, type Here, kept, recordOf, type Taken } from "./here";

/** Answers as the server will. Null for what only the server can do: it is then asked, and fails where it cannot be. */
export async function answerHere(here: Here): Promise<Taken | null> {
  const { method, path, params } = here.write;
  const project = idOf(here.queue, params["id"] ?? "");
  const appliance = idOf(here.queue, params["applianceId"] ?? "");
  switch (`${method} ${path}`) {
    case "POST /api/projects":
      return created(here);
    case "PUT /api/projects/:id":
      return updated(here, project);
    case "POST /api/projects/:id/appliances":
      return added(here, project);
    case "PUT /api/projects/:id/appliances/:applianceId":
      return edited(here, project, appliance);
    case "DELETE /api/projects/:id/appliances/:applianceId":
      return removed(here, project, appliance);
    case "POST /api/projects/:id/calculate":
      return calculated(here, project);
    case "PUT /api/projects/:id/comparison":
      return comparisonKept(here, project);
    default:
      return null;
  }
}

const refusal = (status: number, code: ErrorCode): Taken => ({
  status,
  body: { code, message: say(code) },
  change: null,
});

/** Everywhere it is shown. */
async function store(here: Here, project: Project): Promise<void> {
  here.answers.write(AT.project(project.id), project);
  await relist(here, (projects) =>
    projects.map((each) => (each.id === project.id ? { ...each, ...pick({ ...project }, Object.keys(each)) } : each)),
  );
  const stored = await kept<{ readonly designIsCurrent: boolean }>(here, AT.design(project.id));
  if (stored) here.answers.write(AT.design(project.id), { ...stored, designIsCurrent: project.designIsCurrent });
}

interface List {
  readonly projects: readonly ProjectSummary[];
  readonly total: number;
}
async function relist(
  here: Here,
  change: (projects: readonly ProjectSummary[], url: string) => readonly ProjectSummary[],
) {
  for (const url of (await here.answers.list()).filter(isListOfProjects)) {
    const list = await kept<List>(here, url);
    if (list === undefined) continue;
    const projects = change(list.projects, url);
    here.answers.write(url, { projects, total: list.total + projects.length - list.projects.length });
  }
}

async function created(here: Here): Promise<Taken | null> {
  const { write, queue, answers, now } = here;
  const before = queue.changes.find(({ key }) => key === write.key);
  // Asked for in two tabs: made once.
  if (before) return { status: 201, body: await kept(here, AT.project(before.project)), change: null };
  const body = createProject.body.safeParse(write.body);
  if (!body.success) return null;
  const id = localId(here.unique());
  const gives = localVersion(0, queue.made);
  const project: Project = {
    ...DEFAULT_PARAMETERS,
    ...given(body.data),
    ...NOTHING_ENTERED,
    id,
    name: body.data.name,
    access: "owner",
    createdAt: now,
    updatedAt: now,
    version: gives,
  };
  answers.write(AT.project(id), project);
  answers.write(AT.appliances(id), []);
  answers.write(AT.weather(id), { weather: null });
  answers.write(AT.parts(id), { parts: {} });
  answers.write(AT.placement(id), NO_PLACEMENT);
  answers.write(AT.comparison(id), { comparison: null });
  answers.write(AT.economics(id), { country: project.country, figures: NO_OWN_FIGURES });
  await relist(here, (projects, url) =>
    /archived=true|shared=true/.test(url) ? projects : [summaryOf(project), ...projects],
  );
  const { key } = write;
  return {
    status: 201,
    body: project,
    change: { kind: "create", key, project: id, sent: here.sent, body: body.data, gives },
  };
}

const NOTHING_ENTERED = {
  consumptionSource: "appliances",
  directDailyConsumption: null,
  directPeakPower: null,
  recommendedPanelCapacity: null,
  recommendedBatteryCapacity: null,
  recommendedInverterCapacity: null,
  estimatedCost: null,
  calculatedAt: null,
  designIsCurrent: false,
  designIsOutdated: false,
  archivedAt: null,
} as const;

const OF_A_NEW_ONE = { applianceCount: 0, price: null, owner: null } as const;
const summaryOf = (project: Project): ProjectSummary => ({ ...project, ...OF_A_NEW_ONE });

async function updated(here: Here, id: string): Promise<Taken | null> {
  const project = await editable(here, id);
  const body = updateProject.body.safeParse({ ...recordOf(here.write.body), version: undefined });
  if (project === null || !body.success) return null;
  const { version: asked } = recordOf(here.write.body);
  // A form that was filled before another tab changed the project: the page puts both side by side, as ever.
  if (asked !== undefined && asked !== project.version) return refusal(409, "project_changed");
  const sent = given(body.data);
  const wanted = { ...sent, ...settled(project, sent) };
  const fields = changedIn(wanted, { ...project });
  if (fields.length === 0 && here.sent === null) return { status: 200, body: project, change: null };
  const gives = localVersion(project.version, here.queue.made);
  const next: Project = {
    ...project,
    ...wanted,
    version: gives,
    updatedAt: here.now,
    designIsCurrent: project.designIsCurrent && !fields.some((field) => feeds(field, { ...project, ...wanted })),
  };
  await store(here, next);
  if (next.country !== project.country)
    here.answers.write(AT.economics(id), { country: next.country, figures: NO_OWN_FIGURES });
  // Word for word, if it may have arrived; one without a version is as good as new.
  const again = here.sent !== null && typeof asked === "number";
  const values = again ? sent : pick({ ...next }, fields);
  return {
    status: 200,
    body: next,
    change: {
      kind: "update",
      key: again ? here.write.key : here.unique(),
      project: id,
      sent: again ? here.sent : null,
      before: pick({ ...project }, [...fields, ...Object.keys(values)]),
      body: values,
      from: project.version,
      gives,
    },
  };
}

const given = (sent: object) =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<Project>;

/** As the server settles it: a city goes with its country, and regions are Nigeria's. */
function settled(project: Project, sent: Partial<Project>): Partial<Project> {
  const country = sent.country ?? project.country;
  if (country === project.country) return {};
  return { city: sent.city ?? null, region: country === "Nigeria" ? (sent.region ?? project.region) : null };
}

const feeds = (field: string, { consumptionSource }: Project): boolean => {
  if (field === "name") return false;
  if (field === "directDailyConsumption" || field === "directPeakPower") return consumptionSource === "direct";
  return !isParameterName(field) || feedsDesign(field);
};

async function added(here: Here, id: string): Promise<Taken | null> {
  const project = await editable(here, id);
  const list = await kept<readonly ProjectAppliance[]>(here, AT.appliances(id));
  const body = addAppliance.body.safeParse(here.write.body);
  if (project === null || list === undefined || !body.success) return null;
  const { applianceId = null, customName = null, customPower = null, ...rest } = body.data;
  const items = await kept<readonly CatalogueItem[]>(here, AT.catalogue);
  const item = items?.find((each) => each.id === applianceId) ?? null;
  if (item === null && (applianceId !== null || customName === null || customPower === null)) return null;
  const appliance = localId(here.unique());
  const described = {
    customName,
    customPower,
    quantity: rest.quantity,
    hoursPerDay: rest.hoursPerDay,
    hoursOfDay: sorted(rest.hoursOfDay ?? item?.hoursOfDay ?? ALL_DAY),
    months: rest.months ?? null,
    motor: rest.motor ?? item?.motor ?? false,
    essential: rest.essential ?? true,
  };
  const made = figured({ id: appliance, applianceId, appliance: item, ...described });
  here.answers.write(AT.appliances(id), [...list, made]);
  await store(here, { ...project, designIsCurrent: false, updatedAt: here.now });
  const { key } = here.write;
  // All of it: what the catalogue says by then is not what was seen here.
  const sending =
    here.sent !== null ? { ...recordOf(here.write.body) } : { ...recordOf(here.write.body), ...pick(described, WHEN) };
  return {
    status: 201,
    body: made,
    change: { kind: "add", key, project: id, sent: here.sent, appliance, body: sending },
  };
}
const ALL_DAY = Array.from({ length: 24 }, (_, hour) => hour);
const WHEN = ["hoursOfDay", "months", "motor", "essential"];
const sorted = (hours: readonly number[]) => [...hours].sort((one, other) => one - other);

/** With the figures that the server would give it. */
function figured(appliance: Omit<ProjectAppliance, "dailyConsumption" | "peakPower">): ProjectAppliance {
  const load = describedLoad(appliance, appliance.appliance);
  return { ...appliance, dailyConsumption: dailyConsumption(load), peakPower: load.power * load.quantity };
}

async function edited(here: Here, id: string, appliance: string): Promise<Taken | null> {
  const project = await editable(here, id);
  const list = await kept<readonly ProjectAppliance[]>(here, AT.appliances(id));
  const before = list?.find((each) => each.id === appliance);
  const body = updateAppliance.body.safeParse(here.write.body);
  if (project === null || !list || !body.success) return null;
  if (before === undefined) return refusal(404, "appliance_not_found");
  const sent = Object.fromEntries(Object.entries(body.data).filter(([, value]) => value !== undefined));
  const after = figured({ ...before, ...sent, hoursOfDay: sorted(body.data.hoursOfDay ?? before.hoursOfDay) });
  here.answers.write(
    AT.appliances(id),
    list.map((each) => (each === before ? after : each)),
  );
  await store(here, { ...project, designIsCurrent: false, updatedAt: here.now });
  const { key } = here.write;
  const was = pick({ ...before }, Object.keys(sent));
  return {
    status: 200,
    body: after,
    change: { kind: "edit", key, project: id, sent: here.sent, appliance, before: was, body: sent },
  };
}

async function removed(here: Here, id: string, appliance: string): Promise<Taken | null> {
  const project = await editable(here, id);
  const list = await kept<readonly ProjectAppliance[]>(here, AT.appliances(id));
  if (project === null || !list) return null;
  const before = list.find((each) => each.id === appliance);
  if (before === undefined) return refusal(404, "appliance_not_found");
  here.answers.write(
    AT.appliances(id),
    list.filter((each) => each !== before),
  );
  await store(here, { ...project, designIsCurrent: false, updatedAt: here.now });
  const { key } = here.write;
  const was = pick({ ...before }, ["customName", "customPower", "quantity", "hoursPerDay", ...WHEN]);
  const change = { kind: "remove", key, project: id, sent: here.sent, appliance, before: was } as const;
  return { status: 200, body: { message: "" }, change };
}

const FIGURES = [
  "recommendedPanelCapacity",
  "recommendedBatteryCapacity",
  "recommendedInverterCapacity",
  "estimatedCost",
] as const;

async function calculated(here: Here, id: string): Promise<Taken | null> {
  const { design, now } = here;
  const project = await editable(here, id);
  const body = calculateProject.body.safeParse(here.write.body);
  if (project === null || !body.success) return null;
  if (design === null) return refusal(422, "nothing_to_size");
  const figures = given({ ...body.data });
  const entered = Object.keys(figures).length > 0 ? { consumptionSource: "direct" as const, ...figures } : {};
  const raised = changedIn(entered, { ...project }).length > 0;
  const results = {
    recommendedPanelCapacity: design.panels.capacity.value,
    recommendedBatteryCapacity: design.battery.capacity.value,
    recommendedInverterCapacity: design.inverter.capacity.value,
    estimatedCost: design.cost.total.value,
  };
  const gives = raised ? localVersion(project.version, here.queue.made) : project.version;
  const made = { designIsCurrent: true, designIsOutdated: false, calculatedAt: now, updatedAt: now, version: gives };
  const next: Project = { ...project, ...entered, ...results, ...made };
  await store(here, next);
  here.answers.write(AT.design(id), { design, calculatedAt: now, designIsCurrent: true });
  const { key } = here.write;
  const sending = here.write.body === undefined || here.write.body === null ? null : recordOf(here.write.body);
  return {
    status: 200,
    body: { ...results, project: next, design },
    change: {
      kind: "calculate",
      key,
      project: id,
      sent: here.sent,
      body: sending,
      from: project.version,
      gives,
      came: pick(results, FIGURES),
    },
  };
}
