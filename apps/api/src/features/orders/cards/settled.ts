/** What was done with the word of a provider; said to the log, not to the provider. */
export type Settled = "applied" | "repeated" | "unknown" | "nothing" | "other-currency" | "other-amount";
