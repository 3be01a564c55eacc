import type { Executor } from "../../platform/database";
import { certificatesOf } from "../shops/certificates-table";
import type { Certificate } from "./written";

/** The firm's certificate that is valid longest; otherwise the state of its newest. */
export async function certificateOf(executor: Executor, firmId: string, today: string): Promise<Certificate> {
  const rows = await certificatesOf(executor, firmId);
  const counting = rows.filter(({ state, expires }) => state === "verified" && (expires === null || expires >= today));
  const [best] = counting.toSorted((one, other) => ((one.expires ?? "9999") < (other.expires ?? "9999") ? 1 : -1));
  if (best !== undefined) return { state: "verified", until: best.expires };
  const [newest] = rows;
  if (newest === undefined) return { state: "none", until: null };
  return { state: newest.state === "verified" ? "expired" : newest.state, until: newest.expires };
}
