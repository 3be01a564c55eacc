import type { say as sayAdvice } from "@sunwright/words/advice";
import type { say as sayRoof } from "@sunwright/words/roof-figures";
import { textsOf } from "../units/told";
import type { AddressState, CountrySetback, LabelPart } from "./country";
import { told } from "./told";

/** What several countries share; each takes it by its name. */
export const toldOfRoof = textsOf<typeof sayRoof>("roof-figures");
export const toldOfAdvice = textsOf<typeof sayAdvice>("advice");

export const FIFTY_HERTZ = { frequency: 50, single: [230], three: [400] } as const;

/** Volts between line and neutral; two lines together in the USA. Source: IEC 60038 and ANSI C84.1, cited. */
export const LINE = 230;
export const SPLIT_PHASE = 240;
export const UNREAD = told("singlePhase.unread");

export const allAround = (distance: number): CountrySetback["setback"] => ({
  left: distance,
  right: distance,
  top: distance,
  bottom: distance,
});

/** For countries without a rule of their own for panels on roofs. */
export const WALKWAY = {
  width: 0.6,
  source: toldOfRoof("setback.walkway"),
};

/** Hands and clamps need this much beside the last panel. [m] Assumption where no rule is known. */
export const PRACTICE: CountrySetback = {
  setback: allAround(0.3),
  clearance: 0.1,
  ridge: null,
  walkway: WALKWAY,
  source: toldOfRoof("setback.practice"),
};

export const STREET = [["street"], ["landmark"]] as const satisfies readonly LabelPart[];
export const onOwnLines = (...parts: readonly LabelPart[]): readonly (readonly LabelPart[])[] =>
  parts.map((part) => [part]);
export const digits = (name: "postcode" | "pin", pattern: RegExp, required: boolean, example: string) => ({
  name,
  required,
  pattern,
  joint: "",
  digitsOnly: true,
  example,
});

export const named = (names: string): readonly AddressState[] =>
  names.split(", ").map((name) => ({ written: name, name }));
export const coded = (states: string): readonly AddressState[] =>
  states.split(", ").map((state) => {
    const [written = "", ...name] = state.split(" ");
    return { written, name: name.join(" ") };
  });

export const GOOD_FRIDAY = -2;
export const EASTER_MONDAY = 1;
export const CHRISTMAS = ["12-25", "12-26"] as const;
