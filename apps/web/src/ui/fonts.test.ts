import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = ""]) => {
  const said = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(body)?.[1] ?? "normal";
  return { family: said("font-family"), weight: said("font-weight"), stretch: said("font-stretch") };
});

/** A browser takes the files of a family together only where all say the same weight and width (CSS Fonts 4, 5.2). */
it.each(["Archivo Variable", "Reddit Sans Variable"])(
  "draws each letter of a text in %s, whatever its width",
  (name) => {
    const files = faces.filter(({ family }) => family === `"${name}"`);
    expect(files.length).toBeGreaterThan(1);
    expect(new Set(files.map(({ weight, stretch }) => `${weight} ${stretch}`)).size).toBe(1);
  },
);
