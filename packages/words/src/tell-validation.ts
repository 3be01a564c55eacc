import { say as validationFigures } from "./rooms/validation-figures";
import { teller } from "./tell";

/** Says what the engine finds when it is held to its references: apart from the rest, which a design loads. */
export const tell = teller({ "validation-figures": validationFigures });
