import type { Change, Values } from "./changes-made";

/** A change as a call of the API. */
export interface Call {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly key: string;
  readonly body: Values | null;
}

export function callOf(change: Change): Call {
  const { key } = change;
  const project = `/api/projects/${encodeURIComponent(change.project)}`;
  if (change.kind === "create") return { method: "POST", url: "/api/projects", key, body: change.body };
  if (change.kind === "update")
    return { method: "PUT", url: project, key, body: { ...change.body, version: change.from } };
  if (change.kind === "calculate") return { method: "POST", url: `${project}/calculate`, key, body: change.body };
  if (change.kind === "keep") return { method: "PUT", url: `${project}/comparison`, key, body: change.body };
  if (change.kind === "add") return { method: "POST", url: `${project}/appliances`, key, body: change.body };
  const appliance = `${project}/appliances/${encodeURIComponent(change.appliance)}`;
  if (change.kind === "edit") return { method: "PUT", url: appliance, key, body: change.body };
  return { method: "DELETE", url: appliance, key, body: null };
}
