import { byCountry } from "./countries";

/** What installers of some countries are asked for. */
export const LOCAL_CERTIFICATIONS: readonly string[] = Object.values(byCountry(({ licences }) => licences)).flat();
