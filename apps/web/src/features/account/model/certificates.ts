import { say } from "@sunwright/words/account";
import type { Certificate } from "@sunwright/contract/accounts";
import { formatDate } from "../../../lib/format";

type Said = Omit<Certificate, "name">;
export const NOTHING_SAID: Said = { number: "", expires: "", evidence: "" };

/** The list with what is said of one certification; nothing said is no entry. The order is that of the certifications. */
export function withSaid(
  certificates: readonly Certificate[],
  certifications: readonly string[],
  name: string,
  change: Partial<Said>,
): Certificate[] {
  const before = certificates.find((one) => one.name === name) ?? { name, ...NOTHING_SAID };
  const after = { ...before, ...change };
  const others = certificates.filter((one) => one.name !== name);
  const said = after.number + after.expires + after.evidence !== "" || after.fileId !== undefined;
  const place = ({ name: of }: Certificate) => certifications.indexOf(of);
  return (said ? [...others, after] : others).toSorted((one, other) => place(one) - place(other));
}

/** A certification given up takes with it what was said of it. */
export const withoutSaid = (certificates: readonly Certificate[], name: string): Certificate[] =>
  certificates.filter((one) => one.name !== name);

/** Source: marketplace design, life of a certificate. [days] */
const ENDING_WITHIN = 60;
const DAY_MS = 86_400_000;

export interface CertificateEnd {
  readonly tone: "warn" | "bad";
  readonly words: string;
}

/** What is to be known about its last day; null while that is far off, or was not given. `today` as "2026-11-22". */
export function certificateEnd(expires: string, today: string): CertificateEnd | null {
  const days = (Date.parse(expires) - Date.parse(today)) / DAY_MS;
  if (!Number.isFinite(days) || days > ENDING_WITHIN) return null;
  if (days < 0) return { tone: "bad", words: say("certificate.ended", { date: formatDate(expires) }) };
  return { tone: "warn", words: days === 0 ? say("certificate.endsToday") : say("certificate.endsInDays", { days }) };
}
