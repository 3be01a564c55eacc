import type { Text } from "../units/told";
import { told } from "./told";

/** A table of the reference format, as its page names it. */
export interface TableContents {
  readonly title: Text;
  /** Where its figures come from. */
  readonly against: Text;
  /** The file that has to be there for the table to count as there. */
  readonly file: string;
}

const PVLIB = told("pvlib", { version: "0.15.2" });

/** The tables by letter; a table's files begin with its letter. */
export const CONTENTS = {
  a: {
    title: told("a.title"),
    against: told("a.against", { pvlib: PVLIB }),
    file: "a_solar_position.json",
  },
  b: {
    title: told("b.title"),
    against: PVLIB,
    file: "b_clearsky.json",
  },
  c: {
    title: told("c.title"),
    against: PVLIB,
    file: "c_decomposition.json",
  },
  d: {
    title: told("d.title"),
    against: PVLIB,
    file: "d_transposition.json",
  },
  e: {
    title: told("e.title"),
    against: PVLIB,
    file: "e_module_inverter.json",
  },
  f: {
    title: told("f.title"),
    against: told("f.against", { pvlib: PVLIB }),
    file: "f_annual.json",
  },
  g: {
    title: told("g.title"),
    against: told("g.against"),
    file: "g_offgrid.json",
  },
  h: {
    title: told("h.title"),
    against: told("h.against"),
    file: "h_examples.json",
  },
  i: {
    title: told("i.title"),
    against: told("i.against"),
    file: "i_economics.json",
  },
  j: {
    title: told("j.title"),
    against: told("j.against"),
    file: "j_sizing.json",
  },
  k: {
    title: told("k.title"),
    against: told("k.against"),
    file: "k_homer_sam.json",
  },
  m: {
    title: told("m.title"),
    against: told("m.against"),
    file: "m_daily_clearness.json",
  },
  n: {
    title: told("n.title"),
    against: told("n.against"),
    file: "n_strings_in_shade.json",
  },
  o: {
    title: told("o.title"),
    against: told("o.against"),
    file: "o_planes.json",
  },
  p: {
    title: told("p.title"),
    against: told("p.against"),
    file: "p_dispatch.json",
  },
  q: {
    title: told("q.title"),
    against: told("q.against", { pvlib: PVLIB }),
    file: "q_orientation.json",
  },
  r: {
    title: told("r.title"),
    against: told("r.against"),
    file: "r_staged_buying.json",
  },
} as const satisfies Readonly<Record<string, TableContents>>;

export type Letter = keyof typeof CONTENTS;
export const LETTERS = [
  "a",
  "b",
  "c",
  "d",
  "e",
  "f",
  "g",
  "h",
  "i",
  "j",
  "k",
  "m",
  "n",
  "o",
  "p",
  "q",
  "r",
] as const satisfies readonly Letter[];
