/** Takes one text, a line or several. */
export type Write = (text: string) => void;

/** Runs a command; what it writes goes to standard output, complaints to standard error. Returns the exit code. */
export type Command = (args: readonly string[], write: Write, complain: Write) => number | Promise<number>;
