import { parseArgs, type ParseArgsConfig } from "node:util";
import { inWords } from "./input-file";
import { Problem } from "./problem";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** One path and the options of a command. */
export function commandLine<Given extends Options>(args: readonly string[], options: Given, what: string) {
  let given;
  try {
    given = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Problem(inWords(error));
  }
  const [path, ...more] = given.positionals;
  if (path === undefined) throw new Problem(`${what} is missing; see --help`);
  if (more.length > 0) throw new Problem(`one ${what} is enough: ${more.join(" ")} is too much`);
  return { path, values: given.values };
}
