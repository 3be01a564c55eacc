import fc from "fast-check";

/**
 * Properties are tried on the same cases in every run, so that a change fails for what it changed; `npm test` tries a
 * quarter of them, another one each day. `PROPERTY_SEED=7 npm test -- unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 1) });
