import { FIGURE_NAMES } from "@sunwright/engine/equipment/answer";
import { CHOSEN_PARTS, type NumberFigure } from "@sunwright/engine/equipment/chosen-parts";
import { CONTROLLER_TYPES } from "@sunwright/engine/equipment/records";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/fields";
import { z } from "zod";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { PART_CHANGES } from "./changes";
import { endpoint } from "./endpoint";
import { BatteryInverterPart, BatteryPart, ChargeControllerPart, InverterPart, ModulePart } from "./equipment";
import { EQUIPMENT_ID_MAX, NAME_MAX, PART_PRICE_TYPED_MAX, TYPED_FIGURE_BOUNDS } from "./limits";
import { between } from "./numbers";
import { line } from "./text";
import { Text } from "./told";

/** The smallest coin of our currencies. */
const PRICE_LEAST = 0.01;

/** Figures of the datasheet that the library does not state, in the unit of each. */
const typedFigure = between(TYPED_FIGURE_BOUNDS).optional();
// The keys are the list itself.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const numberFigures = Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, typedFigure])) as Record<
  NumberFigure,
  typeof typedFigure
>;
const TypedFigures = z.strictObject({ ...numberFigures, "controller-type": z.enum(CONTROLLER_TYPES).optional() });
/** Of one piece; null: the generic rate of a watt or watt-hour counts. A price without a currency is in US dollars. */
const PiecePrice = between({ min: 0, max: PART_PRICE_TYPED_MAX }).nullable();
/** The same as it is typed: nothing is sold for nothing, and a search would buy without end. */
const priceError = { error: () => say("ownPrice", { most: PART_PRICE_TYPED_MAX }) };
const TypedPrice = z.number(priceError).min(PRICE_LEAST, priceError).max(PART_PRICE_TYPED_MAX, priceError).nullable();
const PriceCurrency = z.enum(CURRENCIES);

const chosen = <Row extends z.ZodType>(row: Row) =>
  z.object({ row, typed: TypedFigures, price: PiecePrice, currency: PriceCurrency.optional() });
const chosenParts = {
  module: chosen(ModulePart),
  battery: chosen(BatteryPart),
  inverter: chosen(z.discriminatedUnion("kind", [InverterPart, BatteryInverterPart])),
  controller: chosen(ChargeControllerPart),
};

/** The parts of a design's basis; one that is left out is the generic one. */
export const BasisParts = z.object(chosenParts).partial();

/** The parts chosen for a project with all that the library states of them. */
export const ProjectParts = z.object({ parts: BasisParts });
export type ProjectParts = z.output<typeof ProjectParts>;

/** A choice as it is kept: the part by its id in the library. */
export const PartChoice = z.strictObject({
  equipmentId: line(EQUIPMENT_ID_MAX).min(1),
  typed: TypedFigures.default({}),
  price: PiecePrice.default(null),
  currency: PriceCurrency.default("USD"),
});
export type PartChoice = z.output<typeof PartChoice>;

/** The same in a project's file, with the part it stands for. */
export const FilePart = PartChoice.extend({ part: z.enum(CHOSEN_PARTS) });

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid(), part: z.enum(CHOSEN_PARTS) });

export const readProjectParts = endpoint({
  method: "GET",
  path: "/api/projects/:id/parts",
  summary: "The parts of the equipment library that a project is designed with",
  tag,
  access,
  params: params.pick({ id: true }),
  response: ProjectParts,
  errors: NO_PROJECT,
});

/** A row of the library beside the project: whether it goes with it, and why not. */
const Candidate = z.object({
  row: z.discriminatedUnion("kind", [ModulePart, BatteryPart, InverterPart, BatteryInverterPart, ChargeControllerPart]),
  /** Null: not looked at, because nothing is there to size yet or too many were found. */
  fits: z.enum(["fits", "refused", "asks"]).nullable(),
  why: Text.nullable(),
});
export type PartCandidate = z.output<typeof Candidate>;

/** Rows of one answer. */
export const CANDIDATES_PER_ANSWER = 25;

export const listPartCandidates = endpoint({
  method: "GET",
  path: "/api/projects/:id/parts/:part/candidates",
  summary: "Parts of the library for a project, those that go with its design first",
  tag,
  access,
  params,
  query: z.object({ q: line(NAME_MAX).optional().describe("Words as a search of the library takes them") }),
  response: z.object({
    candidates: z.array(Candidate).readonly(),
    /** Found by the words, and how many of them fit. */
    total: z.number().int(),
    fitting: z.number().int(),
  }),
  errors: [...NO_PROJECT, "invalid_input"],
});

export const chooseProjectPart = endpoint({
  method: "PUT",
  path: "/api/projects/:id/parts/:part",
  summary: "Design with this part of the library, at this price; the design is to be calculated again",
  tag,
  access,
  need: "edit",
  changes: PART_CHANGES,
  params,
  body: PartChoice.extend({ price: TypedPrice.default(null) }),
  response: ProjectParts,
  errors: [...NOT_ALLOWED, "invalid_input", "equipment_not_found"],
});

export const removeProjectPart = endpoint({
  method: "DELETE",
  path: "/api/projects/:id/parts/:part",
  summary: "Design with the generic part again",
  tag,
  access,
  need: "edit",
  changes: PART_CHANGES,
  params,
  response: ProjectParts,
  errors: NOT_ALLOWED,
});
