/** Something the person at the keyboard can put right: written to standard error in one line, exit code 2. */
export class Problem extends Error {
  override readonly name = "Problem";
}
