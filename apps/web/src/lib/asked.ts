/** How long an answer may wait to be taken: later it is asked for again. [ms] */
const TAKEN_WITHIN = 10_000;

const asked = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>();

/** Every read of the application goes out like this, with the session's cookie. */
const get = (url: string) => fetch(url, { headers: { accept: "application/json" }, credentials: "include" });

function ask(url: string): Promise<Response> {
  const answer = get(url);
  // Who takes the answer hears of its failure; nobody has to.
  answer.catch(() => null);
  asked.set(url, { answer, at: Date.now() });
  return answer;
}

/** Once: a second read of the same address asks again. */
export function takeAsked(url: string): Promise<Response> | undefined {
  const found = asked.get(url);
  asked.delete(url);
  return found && Date.now() - found.at < TAKEN_WITHIN ? found.answer : undefined;
}

/** What the page at an address will read first, asked for while its scripts are on their way. */
export async function askAhead(pathname: string): Promise<void> {
  void ask("/api/auth/user");
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
