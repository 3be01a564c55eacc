import type { AUDIT_ACTS } from "@sunwright/contract/operator-audit";
import type { audit } from "./table";

export type AuditAct = (typeof AUDIT_ACTS)[number];

/** Begins a row of the audit: who decides, when, and about what. */
export type Noted<Act extends AuditAct> = (
  act: Act,
  subjectId: string,
  about?: string,
) => Omit<Parameters<typeof audit>[1], "before" | "after">;
