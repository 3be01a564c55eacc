import { skyView } from "./plane";
import type { SkyDiffuseModel } from "./sky";

/** A sky equally bright everywhere. Source: H. C. Hottel, B. B. Woertz, Transactions of the ASME 64, p. 91, 1942. */
export const isotropic: SkyDiffuseModel = (plane, { dhi }) => dhi * skyView(plane);
