import { METHOD, METHOD_VERSION } from "@sunwright/engine/sizing/inputs/defaults";
import { say } from "@sunwright/words/report-parameters";

/**
 * For whoever has a design that an older method made: what METHOD does that the one before it did not. Written again
 * with each new METHOD.
 */
export const methodChange = () => say("methodChange");

/** The method of a design; an older one by the name it was stored with. */
export const methodText = (method: string) => (method === METHOD ? say("method", { version: METHOD_VERSION }) : method);

/** In place of the verdict where there is no design to judge. */
export const outdatedSentence = (name: string) => say("outdatedDesign", { name });
