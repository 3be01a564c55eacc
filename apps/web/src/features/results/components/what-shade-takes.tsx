import type { Currency } from "@sunwright/engine/parameters/options";
import type { ShadeDesign } from "@sunwright/engine/sizing/inputs/shade-design";
import { fieldSentence, shadeSentence } from "@sunwright/report/shade-sentences";
import { say } from "@sunwright/words/shade-objects";
import { View } from "./view";

interface WhatShadeTakesProps {
  readonly shade: ShadeDesign;
  readonly currency: Currency;
}

/** What each tree and house beside the panels costs a year, in energy and in money. */
export const WhatShadeTakes = ({ shade, currency }: WhatShadeTakesProps) => (
  <View ruled title={say("takesTitle")} note={say("takesNote")}>
    <ul className="mt-2 grid gap-1.5">
      {shade.objects.map((object) => (
        <li key={object.energy.id} className="type-small">
          {shadeSentence(object, currency)}
        </li>
      ))}
    </ul>
    <p className="mt-2 type-help text-text-3">
      {say("worthNote")} {fieldSentence(shade)}
    </p>
  </View>
);
