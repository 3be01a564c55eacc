/** How long an answer may wait to be taken: later it is asked for again. [ms] */
const TAKEN_WITHIN = 10_000;

const asked = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>();

/** The server's `error-answers.ts` knows it: a visitor is no error for the console of their browser. */
const QUIETLY = { accept: "application/json", prefer: "empty-for-nobody" };

/** The person who is signed in may be another one by now: no cache answers for them. */
export const OF_USER = { ...QUIETLY, "cache-control": "no-cache" };

/** Every read of the application goes out like this, with the session's cookie. */
function ask(url: string, headers: Readonly<Record<string, string>> = QUIETLY): Promise<Response> {
  const answer = fetch(url, { headers, credentials: "include" }).then(refused);
  // Who takes the answer hears of its failure; nobody has to.
  answer.catch(() => null);
  asked.set(url, { answer, at: Date.now() });
  return answer;
}

/** An empty answer as the refusal that it stands for, to whoever takes it. */
export const refused = (answer: Response) => (answer.status === 204 ? new Response(null, { status: 401 }) : answer);

/** Once: a second read of the same address asks again. */
export function takeAsked(url: string): Promise<Response> | undefined {
  const found = asked.get(url);
  asked.delete(url);
  return found && Date.now() - found.at < TAKEN_WITHIN ? found.answer : undefined;
}

let asking: Promise<void> = Promise.resolve();

/** Until then a read of one of them would ask a second time. */
export const askedAhead = (): Promise<void> => asking;

/** What the page at an address will read first, asked for while its scripts are on their way. */
export function askAhead(pathname: string, search = ""): Promise<void> {
  asking = askFor(pathname, search);
  return asking;
}

async function askFor(pathname: string, search: string): Promise<void> {
  const user = ask("/api/auth/user", OF_USER);
  if (pathname === "/marketplace") await askForMarketplace(user, search);
  else await askForProject(pathname);
}

/** It shops for the project that changed last, where its address names none. */
async function askForMarketplace(user: Promise<Response>, search: string): Promise<void> {
  const answer = await user.catch(() => null);
  // Nobody else is shown it.
  if (!answer?.ok) return;
  void ask("/api/marketplace/filters");
  if (new URLSearchParams(search).has("project")) return;
  const projects = await ask("/api/projects?limit=50").catch(() => null);
  const id = projects?.ok ? firstId(await bodyOf(projects)) : null;
  if (id !== null) void ask(`/api/projects/${id}`);
}

async function askForProject(pathname: string): Promise<void> {
  const [, id, below = ""] = /^\/projects\/([\w-]{36})(?:\/(\w+).*)?$/.exec(pathname) ?? [];
  if (id === undefined) return;
  const project = `/api/projects/${id}`;
  const answer = await ask(project).catch(() => null);
  if (!answer?.ok) return;
  if (below === "") void ask(`${project}/appliances`);
  if (below === "results" && hasDesign(await bodyOf(answer))) void ask(`${project}/design`);
}

/** Of a copy: the answer itself is read by who takes it. Null where it breaks off. */
const bodyOf = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => null);

const hasDesign = (project: unknown): boolean =>
  typeof project === "object" &&
  project !== null &&
  "calculatedAt" in project &&
  "designIsOutdated" in project &&
  project.calculatedAt !== null &&
  project.designIsOutdated === false;

function firstId(list: unknown): string | null {
  const projects: unknown = typeof list === "object" && list !== null && "projects" in list ? list.projects : null;
  const first: unknown = Array.isArray(projects) ? projects[0] : null;
  return typeof first === "object" && first !== null && "id" in first && typeof first.id === "string" ? first.id : null;
}
