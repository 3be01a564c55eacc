/** Runs a command; what it writes goes to standard output, complaints to standard error. Returns the exit code. */
export type Command = (
  args: readonly string[],
  write: (text: string) => void,
  complain: (text: string) => void,
) => number | Promise<number>;
