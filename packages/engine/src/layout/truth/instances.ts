import defaultLarge from "./default-large.json" with { type: "json" };
import defaultStandardShade from "./default-standard-shade.json" with { type: "json" };
import defaultStandard from "./default-standard.json" with { type: "json" };
import degenerateCovered from "./degenerate-covered.json" with { type: "json" };
import degenerateOnlyRotated from "./degenerate-only-rotated.json" with { type: "json" };
import degenerateOutside from "./degenerate-outside.json" with { type: "json" };
import degenerateOverlap from "./degenerate-overlap.json" with { type: "json" };
import degenerateTooSmall from "./degenerate-too-small.json" with { type: "json" };
import designer2x1 from "./designer-2x1.json" with { type: "json" };
import flat50Module12 from "./flat-50-module-12.json" with { type: "json" };
import flat50Standard from "./flat-50-standard.json" with { type: "json" };
import houseCompact8 from "./house-compact-8.json" with { type: "json" };
import houseFireCode from "./house-fire-code.json" with { type: "json" };
import houseStandard5 from "./house-standard-5.json" with { type: "json" };
import houseStandard7Gap from "./house-standard-7-gap.json" with { type: "json" };
import houseTwoVents from "./house-two-vents.json" with { type: "json" };
import pallet373083 from "./pallet-37-30-8-3.json" with { type: "json" };
import pallet492883 from "./pallet-49-28-8-3.json" with { type: "json" };
import pallet573474 from "./pallet-57-34-7-4.json" with { type: "json" };
import pallet613865 from "./pallet-61-38-6-5.json" with { type: "json" };
import pallet865295 from "./pallet-86-52-9-5.json" with { type: "json" };
import pallet9346134 from "./pallet-93-46-13-4.json" with { type: "json" };
import shadeHouse3 from "./shade-house-3.json" with { type: "json" };
import shadeTreeOutside from "./shade-tree-outside.json" with { type: "json" };

/** What the tests need of a reference instance besides its problem. */
export interface Reference {
  readonly value: number;
  readonly upperBound: number;
  readonly proved: boolean;
  readonly baselines: { readonly specFormula: number; readonly rowOptimal: number };
}

/** Every reference instance as its file holds it; README.md beside tells where they come from. */
export const instances: readonly { readonly id: string; readonly reference: Reference }[] = [
  defaultLarge,
  defaultStandardShade,
  defaultStandard,
  degenerateCovered,
  degenerateOnlyRotated,
  degenerateOutside,
  degenerateOverlap,
  degenerateTooSmall,
  designer2x1,
  flat50Module12,
  flat50Standard,
  houseCompact8,
  houseFireCode,
  houseStandard5,
  houseStandard7Gap,
  houseTwoVents,
  pallet373083,
  pallet492883,
  pallet573474,
  pallet613865,
  pallet865295,
  pallet9346134,
  shadeHouse3,
  shadeTreeOutside,
];
