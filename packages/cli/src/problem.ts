/** Something the person at the keyboard can put right: told on standard error in one line, exit code 2. */
export class Problem extends Error {
  override readonly name = "Problem";
}
