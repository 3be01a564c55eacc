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
  switch (change.kind) {
    case "create":
      return { method: "POST", url: "/api/projects", key, body: change.body };
    case "update":
      return { method: "PUT", url: project, key, body: { ...change.body, version: change.from } };
    case "add":
      return { method: "POST", url: `${project}/appliances`, key, body: change.body };
    case "edit":
      return { method: "PUT", url: `${project}/appliances/${change.appliance}`, key, body: change.body };
    case "remove":
      return { method: "DELETE", url: `${project}/appliances/${change.appliance}`, key, body: null };
    case "calculate":
      return { method: "POST", url: `${project}/calculate`, key, body: change.body };
  }
}
