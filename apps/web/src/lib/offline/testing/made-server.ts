import type { Call } from "../calls";
import type { Values } from "../changes-made";
import type { Answer, Api } from "../sender";

/** A project as the server of the property test holds it. */
interface Stored {
  version: number;
  fields: Record<string, unknown>;
  appliances: Map<string, Record<string, unknown>>;
}

/** One write that took effect. */
export interface Effect {
  readonly key: string;
  readonly field: string;
  readonly replaced: unknown;
  readonly value: unknown;
}

const OK = (body: unknown, status = 200): Answer => ({ status, code: "", words: "", body });
const NO = (status: number, code: string): Answer => ({ status, code, words: code, body: null });

/**
 * The rules of the API that the queue rests on, in memory: versions of a project, ids given by the server, and a key that
 * answers again with what it answered first (`platform/idempotency.ts`, `features/projects/service.ts`).
 */
export class MadeServer {
  readonly projects = new Map<string, Stored>();
  readonly effects: Effect[] = [];
  readonly #answers = new Map<string, { readonly request: string; readonly answer: Answer }>();
  #ids = 0;
  /** [ms] */
  now = 0;

  /** A day on, keys answer no more. */
  forgetKeys() {
    this.#answers.clear();
    this.now += 24 * 3_600_000;
  }

  readonly #newId = (of: string) => `${of}-${(this.#ids += 1)}`;

  open(fields: Values): string {
    const id = this.#newId("project");
    this.projects.set(id, { version: 1, fields: { ...fields }, appliances: new Map() });
    return id;
  }

  read(url: string): Answer {
    const [id = "", part] = url.replace("/api/projects/", "").split("/");
    const stored = this.projects.get(id);
    if (stored === undefined) return NO(404, "project_not_found");
    if (part === undefined) return OK({ id, version: stored.version, ...stored.fields });
    return OK([...stored.appliances].map(([appliance, fields]) => ({ id: appliance, ...fields })));
  }

  write(call: Call): Answer {
    const request = JSON.stringify([call.method, call.url, call.body]);
    const before = this.#answers.get(call.key);
    if (before !== undefined) return before.request === request ? before.answer : NO(422, "idempotency_key_reused");
    const answer = this.#perform(call);
    if (answer.status < 300) this.#answers.set(call.key, { request, answer });
    return answer;
  }

  #perform({ method, url, body, key }: Call): Answer {
    const [id = "", part, appliance] = url.replace(/^\/api\/projects\/?/, "").split("/");
    if (id === "") return this.#create(body ?? {}, key);
    const stored = this.projects.get(id);
    if (stored === undefined) return NO(404, "project_not_found");
    if (part === "calculate") return OK({ panels: 1, project: { version: stored.version } });
    if (part === undefined) return this.#update(id, stored, body ?? {}, key);
    if (appliance === undefined) return this.#add(stored, body ?? {}, key);
    const fields = stored.appliances.get(appliance);
    if (fields === undefined) return NO(404, "appliance_not_found");
    if (method === "DELETE") {
      for (const [field, value] of Object.entries(fields)) this.#note(key, field, value, undefined);
      stored.appliances.delete(appliance);
      return OK({ message: "removed" });
    }
    this.#set(fields, body ?? {}, key);
    return OK({ id: appliance, ...fields });
  }

  #create(body: Values, key: string): Answer {
    const id = this.open(body);
    for (const [field, value] of Object.entries(body)) this.#note(key, field, undefined, value);
    return OK({ id, version: 1, ...body }, 201);
  }

  #add(stored: Stored, body: Values, key: string): Answer {
    const id = this.#newId("appliance");
    stored.appliances.set(id, { ...body });
    for (const [field, value] of Object.entries(body)) this.#note(key, field, undefined, value);
    return OK({ id, ...body }, 201);
  }

  #update(id: string, stored: Stored, { version, ...body }: Values, key: string): Answer {
    if (version !== stored.version) return NO(409, "project_changed");
    if (this.#set(stored.fields, body, key)) stored.version += 1;
    return OK({ id, version: stored.version, ...stored.fields });
  }

  #set(fields: Record<string, unknown>, body: Values, key: string): boolean {
    const changed = Object.entries(body).filter(([field, value]) => fields[field] !== value);
    for (const [field, value] of changed) this.#note(key, field, fields[field], value);
    Object.assign(fields, Object.fromEntries(changed));
    return changed.length > 0;
  }

  #note(key: string, field: string, replaced: unknown, value: unknown) {
    this.effects.push({ key, field, replaced, value });
  }
}

/** What becomes of one request: it arrives and is answered, it never arrives, or its answer is lost. */
export type Fate = "answered" | "lost" | "answer lost";

export const apiOf = (server: MadeServer, fate: () => Fate): Api => ({
  send: async (call) => {
    const becomes = fate();
    if (becomes === "lost") throw new TypeError("Failed to fetch");
    const answer = server.write(call);
    if (becomes === "answer lost") throw new TypeError("Failed to fetch");
    return answer;
  },
  outcomeUnknown: "nobody can tell",
  now: () => server.now,
  read: async (url) => {
    if (fate() !== "answered") throw new TypeError("Failed to fetch");
    return server.read(url);
  },
});
