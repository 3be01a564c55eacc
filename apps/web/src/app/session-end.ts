let expected = false;

/** Logging out ends the session on purpose; nobody is told that it expired. */
export const expectSessionEnd = (): void => {
  expected = true;
};
export const sessionEndIsExpected = (): boolean => expected;
/** A new session may expire again. */
export const forgetSessionEnd = (): void => {
  expected = false;
};
