import fc from "fast-check";

/**
 * Properties are tried on the same cases in every run, so that a change fails for what it changed.
 * `PROPERTY_SEED=7 npm test -- unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
