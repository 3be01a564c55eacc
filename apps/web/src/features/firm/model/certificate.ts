import type { FirmCertificate } from "@sunwright/contract/installers";

type State = FirmCertificate["state"];

export const CERTIFICATE_TONES = {
  pending: "info",
  verified: "ok",
  expiring: "warn",
  expired: "bad",
  rejected: "bad",
  revoked: "bad",
} as const satisfies Record<State, string>;

/** Whether it counts today. */
export const isLiving = (state: State): boolean => state === "verified" || state === "expiring";
