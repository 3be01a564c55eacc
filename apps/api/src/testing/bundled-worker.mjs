import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { languageModules } from "../../../../packages/words/build/language-modules.mjs";
import { isInstalled } from "../../../../tools/bundle.mjs";

/**
 * A loader's hook: a worker's script that is TypeScript is bundled as the build bundles it, which takes a fraction of
 * the time its modules take one by one. What is installed stays outside.
 */
export async function load(url, context, nextLoad) {
  if (!url.endsWith("/worker.ts")) return nextLoad(url, context);
  const bundle = await rolldown({
    input: fileURLToPath(url),
    platform: "node",
    external: isInstalled,
    plugins: [languageModules()],
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  return { format: "module", source: output[0].code, shortCircuit: true };
}
