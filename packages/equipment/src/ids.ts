import type { EquipmentKind } from "@sunwright/engine/equipment/records";

/** Letters that models are told apart by. */
const GREEK: Readonly<Record<string, string>> = { α: "-alpha", β: "-beta" };

/** Nearly every name is ASCII, which has no accents to drop. */
const ASCII = /^[ -~]*$/;
const unaccented = (text: string) =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replaceAll(/\p{M}/gu, "")
        .toLowerCase()
        .replaceAll(/[αβ]/g, (letter) => GREEK[letter] ?? "");

/** Lower case, accents dropped, a hyphen for each run of other characters: "Tracer 5420AN" → "tracer-5420an". */
const slug = (text: string): string =>
  unaccented(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * The id of a part: kind, maker and model, and the mains voltage where the register lists a model once for each. It
 * depends on nothing else, neither on the place of the row nor on its figures, so that a project that keeps it finds
 * the part in later editions of the library.
 */
export const idOf = (kind: EquipmentKind, maker: string, model: string, mains: string | null = null): string =>
  [kind, slug(maker), slug(model), ...(mains === null ? [] : [`${slug(mains)}v`])].join("-");
