import fc from "fast-check";

/**
 * Properties are tried on the same cases in every run, so that a change fails for what it changed; `npm test` tries a
 * quarter of them on other cases each day and says which. `PROPERTY_SEED=7 npm test -- unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
