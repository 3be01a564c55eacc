import { say } from "@sunwright/words/messages";

/** The other side of a thread: gone where it has no name at all, unknown before a firm has accepted the lead. */
export const nameOf = (name: string | null): string =>
  name === null ? say("former") : name === "" ? say("homeowner") : name;
